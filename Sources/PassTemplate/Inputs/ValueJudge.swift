import PassData
import PassPattern

/// Holds values to their schema, completes times, and collects what is wrong.
struct ValueJudge {
  let zones: [ByteString: ZoneRules]
  /// For date-times whose schema names no zone.
  let defaultZone: ZoneRules?
  /// Of the value under judgement.
  private let column: String
  private(set) var faults: [ValueFault] = []

  init(_ column: String, zones: [ByteString: ZoneRules], defaultZone: ZoneRules?) {
    self.column = column
    self.zones = zones
    self.defaultZone = defaultZone
  }

  /// The value, with times completed.
  mutating func judge(_ value: JSONValue, _ schema: ValueSchema, at pointer: JSONPointer = .root) -> JSONValue
  {
    guard pointer.tokens.count <= TemplateLimits.deepest else {
      fault(.nestsTooDeep, pointer)
      return value
    }
    guard schema.facts.kinds.isEmpty || schema.facts.kinds.contains(where: { $0.includes(value) }) else {
      fault(.wrongKind(expected: schema.facts.kinds, found: value.kindName), pointer)
      return value
    }
    if let allowed = schema.facts.allowed, !allowed.contains(where: { $0.isEquivalent(to: value) }) {
      fault(.notAllowed(allowed), pointer)
    }
    if let constant = schema.facts.constant, !constant.isEquivalent(to: value) {
      fault(.notTheConstant, pointer)
    }
    switch value {
    case .null, .bool: return value
    case .number(let number):
      judge(number, schema, pointer)
      return value
    case .string(let text): return .string(judge(text, schema, pointer))
    case .array(let elements): return judge(elements, schema, pointer)
    case .object(let object): return judge(object, schema, pointer)
    }
  }

  private mutating func judge(_ number: JSONNumber, _ schema: ValueSchema, _ pointer: JSONPointer) {
    for bound in schema.facts.bounds where !bound.holds(for: number) {
      fault(.outOfBounds(rule: bound.rule.rawValue, limit: bound.limit.text), pointer)
    }
    if let divisor = schema.facts.divisor, number.isMultiple(of: divisor) == false {
      fault(.notMultiple(of: divisor.text), pointer)
    }
  }

  private mutating func judge(_ text: String, _ schema: ValueSchema, _ pointer: JSONPointer) -> String {
    if schema.facts.minimumLength != nil || schema.facts.maximumLength != nil {
      let count = text.unicodeScalars.count
      if let minimum = schema.facts.minimumLength, count < minimum {
        fault(.tooShort(minimum: minimum), pointer)
      }
      if let maximum = schema.facts.maximumLength, count > maximum {
        fault(.tooLong(maximum: maximum), pointer)
      }
    }
    if let pattern = schema.facts.pattern { judge(text, pattern, pointer) }
    guard let format = schema.facts.format else { return text }
    if format == .dateTime { return completed(text, schema, pointer) }
    if let (reason, hint) = format.complaint(about: text) {
      fault(.format(format, reason: reason, hint: hint), pointer)
    }
    return text
  }

  private mutating func judge(_ text: String, _ pattern: Pattern, _ pointer: JSONPointer) {
    do throws(PatternError) {
      if !(try pattern.isFound(in: text)) { fault(.patternNotFound(pattern.text), pointer) }
    } catch {
      fault(.patternGaveUp, pointer)
    }
  }

  private mutating func judge(_ elements: [JSONValue], _ schema: ValueSchema, _ pointer: JSONPointer)
    -> JSONValue
  {
    guard let items = schema.facts.items else { return .array(elements) }
    var judged: [JSONValue] = []
    for (position, element) in elements.enumerated() {
      judged.append(judge(element, items, at: pointer.appending(position)))
    }
    return .array(judged)
  }

  private mutating func judge(_ object: JSONObject, _ schema: ValueSchema, _ pointer: JSONPointer)
    -> JSONValue
  {
    var object = object
    for member in object.members {
      let place = pointer.appending(member.key)
      if let property = schema.property(member.key) {
        object[member.key] = .some(judge(member.value, property, at: place))
        continue
      }
      switch schema.facts.others {
      case .allowed: continue
      case .like(let other): object[member.key] = .some(judge(member.value, other, at: place))
      case .refused:
        let nearest = NearestName.to(member.key, among: schema.facts.properties.map(\.name))
        fault(.unknownColumn(nearest: nearest), place)
      }
    }
    for property in schema.facts.properties where object[property.name] == nil {
      if let value = property.schema.defaultValue {
        object[property.name] = value
      } else if schema.requires(property.name) {
        fault(.missing(nearest: nil), pointer.appending(property.name))
      }
    }
    return .object(object)
  }

  // MARK: Times

  /// The text with the seconds and the offset that it lacks.
  private mutating func completed(_ text: String, _ schema: ValueSchema, _ pointer: JSONPointer) -> String {
    let date: DateText
    do throws(DateTextError) {
      date = try DateText(parsing: text, zone: .optional)
    } catch {
      fault(.format(.dateTime, reason: error.reason, hint: error.hint), pointer)
      return text
    }
    guard date.offset == nil else { return text }
    guard let zone = schema.facts.timezone.flatMap({ zones[ByteString($0)] }) ?? defaultZone else {
      fault(.noZone, pointer)
      return text
    }
    switch zone.meaning(of: date.civilTime) {
    case .one(let offset):
      guard offset % 60 == 0 else {
        fault(.offsetWithSeconds(zone: zone.name), pointer)
        return text
      }
      return date.completed(withOffset: offset / 60)
    case .twice(let first, let second):
      fault(.hourTwice(zone: zone.name, first: Self.spelled(first), second: Self.spelled(second)), pointer)
    case .never(let before, let after):
      fault(.hourNever(zone: zone.name, before: Self.spelled(before), after: Self.spelled(after)), pointer)
    }
    return text
  }

  private static func spelled(_ offset: Int) -> String { DateText.spelling(ofOffset: offset / 60) }

  private mutating func fault(_ reason: ValueFault.Reason, _ pointer: JSONPointer) {
    faults.append(ValueFault(column, reason, at: pointer))
  }
}

extension ValueSchema.Kind {
  /// Whether a value is of this kind. A whole number may be spelled `1.0`.
  func includes(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.null, .null), (.boolean, .bool), (.number, .number), (.string, .string), (.array, .array),
      (.object, .object):
      true
    case (.integer, .number(let number)): number.isInteger
    default: false
    }
  }
}
