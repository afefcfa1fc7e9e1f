import PassData

/// Holds defaults and examples to their own schema, so that a wrong one shows where it is written and not in a row.
struct SampleCheck {
  private let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }

  func faults(of schema: ValueSchema) -> [InputsError] {
    var faults: [InputsError] = []
    if let value = schema.defaultValue {
      faults += check(value, schema, "default", at: schema.pointer.appending("default"))
    }
    for (position, example) in schema.examples.enumerated() {
      faults += check(
        example, schema, "example", at: schema.pointer.appending("examples").appending(position))
    }
    let nested =
      schema.properties.map(\.schema) + [schema.facts.items, schema.facts.others.schema].compactMap { $0 }
    return faults + nested.flatMap { self.faults(of: $0) }
  }

  private func check(_ value: JSONValue, _ schema: ValueSchema, _ key: String, at pointer: JSONPointer)
    -> [InputsError]
  {
    let column = schema.pointer.key
    var judge = ValueJudge(column, zones: [:], defaultZone: nil)
    _ = judge.judge(value, schema)
    // Zones come from the system, which this reading does not look at.
    return judge.faults.filter { $0.reason != .noZone }.map {
      InputsError(.unfit(key: key, $0), at: document.location(of: pointer))
    }
  }
}
