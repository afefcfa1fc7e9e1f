import PassData
import PassPattern

/// Reads the schema under `row`. Every keyword is known or a fault: silence would let a rule be taken for kept.
struct SchemaReader {
  private let document: JSONDocument
  private(set) var faults: [InputsError] = []

  init(_ document: JSONDocument) { self.document = document }

  enum Keyword: String, CaseIterable {
    case type, required, properties, additionalProperties, `enum`, const, pattern, minLength, maxLength
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, items, format, `default`, examples
    case title, description, unique, timezone
    case schema = "$schema"
  }

  mutating func schema(_ value: JSONValue, at pointer: JSONPointer) -> ValueSchema {
    var facts = ValueSchema.Facts(at: pointer)
    guard let object = value.objectValue else {
      wrongKind(pointer, "an object", value)
      return ValueSchema(facts)
    }
    for member in object.members {
      let place = pointer.appending(member.key)
      guard let keyword = Keyword(rawValue: member.key) else {
        unknownKey(member.key, at: place)
        continue
      }
      read(keyword, member.value, at: place, into: &facts)
    }
    check(facts, object)
    return ValueSchema(facts)
  }

  private mutating func read(
    _ keyword: Keyword, _ value: JSONValue, at place: JSONPointer, into facts: inout ValueSchema.Facts
  ) {
    switch keyword {
    case .schema: _ = text(value, place)
    case .title: facts.title = text(value, place)
    case .description: facts.description = text(value, place)
    case .type: facts.kinds = kinds(value, place)
    case .format: facts.format = word(value, place)
    case .timezone: facts.timezone = text(value, place)
    case .unique: facts.isUnique = flag(value, place) ?? false
    case .default: facts.defaultValue = value
    case .const: facts.constant = value
    case .enum: facts.allowed = list(value, place)
    case .examples: facts.examples = list(value, place) ?? []
    case .pattern: facts.pattern = pattern(value, place)
    case .minLength: facts.minimumLength = count(value, place)
    case .maxLength: facts.maximumLength = count(value, place)
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum:
      guard let rule = ValueSchema.Bound.Rule(rawValue: keyword.rawValue), let limit = number(value, place)
      else { return }
      facts.bounds.append(ValueSchema.Bound(rule: rule, limit: limit))
    case .multipleOf: facts.divisor = divisor(value, place)
    case .items: facts.items = schema(value, at: place)
    case .required: facts.required = names(value, place)
    case .properties: facts.properties = properties(value, place)
    case .additionalProperties: facts.others = others(value, place)
    }
  }

  // MARK: Kinds of keyword

  private mutating func text(_ value: JSONValue, _ place: JSONPointer) -> String? {
    guard let text = value.stringValue else { return wrongKind(place, "a string", value) }
    return text
  }

  private mutating func flag(_ value: JSONValue, _ place: JSONPointer) -> Bool? {
    guard let flag = value.boolValue else { return wrongKind(place, "true or false", value) }
    return flag
  }

  private mutating func number(_ value: JSONValue, _ place: JSONPointer) -> JSONNumber? {
    guard let number = value.numberValue else { return wrongKind(place, "a number", value) }
    return number
  }

  private mutating func divisor(_ value: JSONValue, _ place: JSONPointer) -> JSONNumber? {
    guard let number = number(value, place) else { return nil }
    guard number.compare(to: JSONNumber(0)) > 0, JSONNumber(0).isMultiple(of: number) != nil else {
      return wrongKind(place, "a number above 0 of at most 18 digits", value)
    }
    return number
  }

  private mutating func count(_ value: JSONValue, _ place: JSONPointer) -> Int? {
    guard let count = value.numberValue?.int64, count >= 0 else {
      return wrongKind(place, "a whole number from 0", value)
    }
    return Int(count)
  }

  private mutating func list(_ value: JSONValue, _ place: JSONPointer) -> [JSONValue]? {
    guard let list = value.arrayValue, !list.isEmpty else {
      return wrongKind(place, "an array with something in it", value)
    }
    return list
  }

  private mutating func names(_ value: JSONValue, _ place: JSONPointer) -> Set<ByteString> {
    guard let list = value.arrayValue else {
      wrongKind(place, "an array of names", value)
      return []
    }
    let names = list.compactMap(\.stringValue)
    if names.count < list.count { wrongKind(place, "an array of names", value) }
    return Set(names.map(ByteString.init))
  }

  private mutating func kinds(_ value: JSONValue, _ place: JSONPointer) -> [ValueSchema.Kind] {
    guard let list = value.arrayValue else { return word(value, place).map { [$0] } ?? [] }
    return list.enumerated().compactMap { word($1, place.appending($0)) }
  }

  private mutating func word<Word: RawRepresentable & CaseIterable>(_ value: JSONValue, _ place: JSONPointer)
    -> Word?
  where Word.RawValue == String {
    guard let text = text(value, place) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let allowed = Word.allCases.map(\.rawValue)
    fault(
      .unknownWord(
        key: place.key, word: text, nearest: NearestName.to(text, among: allowed), allowed: allowed), place)
    return nil
  }

  private mutating func pattern(_ value: JSONValue, _ place: JSONPointer) -> Pattern? {
    guard let text = text(value, place) else { return nil }
    do throws(PatternError) {
      return try Pattern(text)
    } catch {
      guard case .invalid(_, let offset) = error else {
        fault(.pattern(error), place)
        return nil
      }
      faults.append(
        InputsError(.pattern(error), at: document.location(of: TemplatePlace(place, offset: offset))))
      return nil
    }
  }

  private mutating func properties(_ value: JSONValue, _ place: JSONPointer) -> [ValueSchema.Property] {
    guard let object = value.objectValue else {
      wrongKind(place, "an object of names", value)
      return []
    }
    return object.members.map {
      ValueSchema.Property(name: $0.key, schema: schema($0.value, at: place.appending($0.key)))
    }
  }

  private mutating func others(_ value: JSONValue, _ place: JSONPointer) -> ValueSchema.Others {
    if let flag = value.boolValue { return flag ? .allowed : .refused }
    guard value.objectValue != nil else {
      wrongKind(place, "true, false or a schema", value)
      return .allowed
    }
    return .like(schema(value, at: place))
  }

  // MARK: What keywords say together

  private mutating func check(_ schema: ValueSchema.Facts, _ object: JSONObject) {
    let names = schema.properties.map(\.name)
    let known = Set(names.map(ByteString.init))
    for (position, element) in (object["required"]?.arrayValue ?? []).enumerated() {
      guard let name = element.stringValue, !known.contains(ByteString(name)) else { continue }
      fault(
        .requiredIsNoProperty(name, nearest: NearestName.to(name, among: names)),
        schema.pointer.appending("required").appending(position))
    }
    if let unique = object["unique"], unique.boolValue == true, !schema.isColumn {
      unknownKey("unique", at: schema.pointer.appending("unique"))
    }
    if schema.timezone != nil, schema.format != .dateTime {
      fault(.timezoneWithoutFormat, schema.pointer.appending("timezone"))
    }
  }

  // MARK: Faults

  private mutating func fault(_ fault: InputsError.Fault, _ place: JSONPointer) {
    faults.append(InputsError(fault, at: document.location(of: place)))
  }

  @discardableResult
  private mutating func wrongKind<Value>(_ place: JSONPointer, _ expected: String, _ found: JSONValue)
    -> Value?
  {
    fault(.wrongKind(key: place.key, expected: expected, found: found.kindName), place)
    return nil
  }

  private mutating func wrongKind(_ place: JSONPointer, _ expected: String, _ found: JSONValue) {
    fault(.wrongKind(key: place.key, expected: expected, found: found.kindName), place)
  }

  private mutating func unknownKey(_ key: String, at place: JSONPointer) {
    let known = Keyword.allCases.map(\.rawValue)
    faults.append(
      InputsError(
        .unknownKey(key, nearest: NearestName.to(key, among: known), allowed: known),
        at: document.locationOfKey(place)))
  }
}

extension ValueSchema.Facts {
  /// Whether it is the schema of a column: `/row/properties/name`.
  fileprivate var isColumn: Bool {
    pointer.tokens.count == 3 && pointer.parent == JSONPointer([.key("row"), .key("properties")])
  }
}

extension JSONPointer {
  /// The last name on the way, for messages.
  var key: String {
    for token in tokens.reversed() { if case .key(let key) = token { return key } }
    return "template.json"
  }
}
