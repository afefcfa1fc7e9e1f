import PassData
import PassModel

/// Walks pass.json once along the table of keys and notes the facts.
struct PassWalk {
  private(set) var facts: PassFacts
  private var isUpcoming = false

  /// Facts about a pass; about nothing if the tree is no object.
  static func facts(of tree: JSONValue) -> PassFacts {
    let root = tree.objectValue ?? JSONObject()
    var walk = PassWalk(facts: PassFacts(root))
    walk.members(of: root, as: .pass, node: 0)
    return walk.facts
  }

  /// Facts about personalization.json.
  static func personalization(_ tree: JSONValue) -> PassFacts {
    let root = tree.objectValue ?? JSONObject()
    var walk = PassWalk(facts: PassFacts(root))
    walk.members(of: root, as: .personalization, node: 0)
    return walk.facts
  }

  private mutating func members(of object: JSONObject, as kind: SchemaObject, node: Int32) {
    var keys = KeySet()
    for member in object.members {
      let place = TreePlace(node: node, token: .key(member.key))
      guard let (key, slot) = PassSchema.row(member.key, in: kind) else {
        facts.unknown.append(UnknownKey(place: place, owner: kind, name: member.key))
        continue
      }
      keys.insert(slot)
      value(member.value, as: key.type, at: place, key: key, owner: kind)
    }
    facts.note(keys, in: kind)
    let required = PassSchema.required(in: kind)
    if keys.bits & required.bits != required.bits { noteMissing(keys, in: kind, node: node) }
    if kind == .semantics || kind.isJudgedWhole {
      facts.objects.append(ObjectFact(kind: kind, value: object, node: node, isUpcoming: isUpcoming))
    }
  }

  private mutating func noteMissing(_ keys: KeySet, in kind: SchemaObject, node: Int32) {
    for (slot, key) in PassSchema.keys(of: kind).enumerated() where key.isRequired && !keys.contains(slot) {
      facts.missing.append(MissingKey(node: node, owner: kind, key: key))
    }
  }

  private mutating func value(
    _ value: JSONValue, as type: SchemaType, at place: TreePlace, key: SchemaKey, owner: SchemaObject,
    isElement: Bool = false
  ) {
    switch (type, value) {
    case (.text, .string(let text)):
      check(text, key, owner, place, value)
    case (.localizable, .string(let text)):
      facts.texts.append(TextFact(place: place, owner: owner, name: key.name, text: text))
      check(text, key, owner, place, value)
    case (.fieldValue, .string(let text)):
      facts.texts.append(TextFact(place: place, owner: owner, name: key.name, text: text))
    case (.fieldValue, .number(let number)):
      if number.text.utf8.count > 15 { facts.longNumbers.append((place, number)) }
    case (.date, .string(let text)):
      facts.dates.append(DateFact(place: place, owner: owner, name: key.name, text: text))
    case (.color, .string(let text)):
      facts.colors.append(
        ColorFact(place: place, name: key.name, text: text, color: PassColor(text)))
    case (.url, .string(let text)):
      facts.links.append(TextFact(place: place, owner: owner, name: key.name, text: text))
    case (.zone, .string(let text)):
      facts.zones.append(TextFact(place: place, owner: owner, name: key.name, text: text))
    case (.choice(let vocabulary), .string(let text)):
      if !vocabulary.contains(text) {
        facts.choices.append(
          ChoiceFact(place: place, owner: owner, name: key.name, text: text, vocabulary: vocabulary))
      }
    case (.number, .number(let number)), (.integer, .number(let number)):
      if number.text.utf8.count > 15 { facts.longNumbers.append((place, number)) }
      if case .integer = type, !number.isWhole {
        misfit(value, type, place, key, owner, isElement)
      } else if let rule = key.rule, !isElement {
        check(number, rule, key, owner, place, value)
      }
    case (.boolean, .bool), (.anyObject, .object): break
    case (.object(let kind), .object(let object)):
      let wasUpcoming = isUpcoming
      if kind == .upcomingPass { isUpcoming = true }
      if kind == .passFields, let style = PassStyle(rawValue: key.name) {
        self.style(style, object, at: place)
      } else {
        members(of: object, as: kind, node: facts.open(place))
      }
      isUpcoming = wasUpcoming
    case (.array(.object(.field)), .array(let elements)):
      fields(elements, group: key, style: nil, node: facts.open(place))
    case (.array(let element), .array(let elements)):
      array(elements, of: element, at: place, key: key, owner: owner)
    default: misfit(value, type, place, key, owner, isElement)
    }
  }

  private mutating func array(
    _ elements: [JSONValue], of element: SchemaType, at place: TreePlace, key: SchemaKey,
    owner: SchemaObject
  ) {
    let node = facts.open(place)
    for (index, value) in elements.enumerated() {
      self.value(
        value, as: element, at: TreePlace(node: node, token: .index(index)), key: key, owner: owner,
        isElement: true)
    }
  }

  private mutating func misfit(
    _ value: JSONValue, _ wanted: SchemaType, _ place: TreePlace, _ key: SchemaKey, _ owner: SchemaObject,
    _ isElement: Bool
  ) {
    facts.misfits.append(
      Misfit(place: place, owner: owner, key: key, wanted: wanted, isElement: isElement, found: value))
    // A style of the wrong type is there all the same: what it lacks is told once, not as a missing style.
    if owner == .pass, let style = PassStyle(rawValue: key.name), !isElement {
      facts.styles.append(StyleFact(style: style, object: JSONObject(), node: facts.open(place)))
    }
  }
}

/// Styles and their fields.
extension PassWalk {
  /// With one of these the value of a field is a date.
  private static let dateKeys = KeySet(["dateStyle", "timeStyle"], of: .field)

  private mutating func style(_ style: PassStyle, _ object: JSONObject, at place: TreePlace) {
    let node = facts.open(place)
    facts.styles.append(StyleFact(style: style, object: object, node: node))
    var keys = KeySet()
    for member in object.members {
      let place = TreePlace(node: node, token: .key(member.key))
      guard let (key, slot) = PassSchema.row(member.key, in: .passFields) else {
        facts.unknown.append(UnknownKey(place: place, owner: .passFields, name: member.key))
        continue
      }
      keys.insert(slot)
      if case .array(.object(.field)) = key.type, case .array(let elements) = member.value {
        fields(elements, group: key, style: style, node: facts.open(place))
      } else {
        value(member.value, as: key.type, at: place, key: key, owner: .passFields)
      }
    }
    facts.note(keys, in: .passFields)
  }

  private mutating func fields(_ elements: [JSONValue], group key: SchemaKey, style: PassStyle?, node: Int32)
  {
    guard let group = FieldGroup(rawValue: key.name) else { return }
    for (index, element) in elements.enumerated() {
      let place = TreePlace(node: node, token: .index(index))
      guard case .object(let object) = element else {
        misfit(element, .object(.field), place, key, .passFields, true)
        continue
      }
      field(object, style: style, group: group, index: index, node: facts.open(place))
    }
  }

  private mutating func field(
    _ object: JSONObject, style: PassStyle?, group: FieldGroup, index: Int, node: Int32
  ) {
    var keys = KeySet()
    for member in object.members {
      let place = TreePlace(node: node, token: .key(member.key))
      guard let (key, slot) = PassSchema.row(member.key, in: .field) else {
        facts.unknown.append(UnknownKey(place: place, owner: .field, name: member.key))
        continue
      }
      keys.insert(slot)
      value(member.value, as: key.type, at: place, key: key, owner: .field)
    }
    facts.note(keys, in: .field)
    if Self.dateKeys.intersects(keys), case .string(let text)? = object["value"] {
      facts.dates.append(
        DateFact(
          place: TreePlace(node: node, token: .key("value")), owner: .field, name: "value", text: text))
    }
    facts.fields.append(
      FieldFact(style: style, group: group, index: index, object: object, node: node, keys: keys))
  }
}

/// The rules that rows of the table carry.
extension PassWalk {
  private mutating func check(
    _ text: String, _ key: SchemaKey, _ owner: SchemaObject, _ place: TreePlace, _ value: JSONValue
  ) {
    guard let rule = key.rule else { return }
    let holds =
      switch rule {
      case .notEmpty: !text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
      case .minimumLength(let count): text.utf8.count >= count && text.unicodeScalars.count >= count
      case .maximumBytes(let count): text.utf8.count <= count
      case .exactly, .range, .atLeast, .maximumCount: true
      }
    if !holds {
      facts.breaches.append(Breach(place: place, owner: owner, key: key, rule: rule, found: value))
    }
  }

  private mutating func check(
    _ number: JSONNumber, _ rule: SchemaRule, _ key: SchemaKey, _ owner: SchemaObject, _ place: TreePlace,
    _ value: JSONValue
  ) {
    let holds =
      switch rule {
      case .exactly(let wanted): number.int64 == Int64(wanted)
      case .range(let range): number.double.map(range.contains) ?? false
      case .atLeast(let bound): number.double.map { $0 >= bound } ?? !number.text.hasPrefix("-")
      case .notEmpty, .minimumLength, .maximumBytes, .maximumCount: true
      }
    if !holds {
      facts.breaches.append(Breach(place: place, owner: owner, key: key, rule: rule, found: value))
    }
  }
}

extension SchemaObject {
  /// The kinds that rules look at as a whole.
  fileprivate var isJudgedWhole: Bool {
    switch self {
    case .barcode, .nfc, .location, .beacon, .relevantDate, .currencyAmount, .wifiNetwork, .semanticLocation,
      .upcomingPass, .remoteImage, .remoteImageURL, .action, .eventDateInfo:
      true
    default: false
    }
  }
}

extension JSONNumber {
  /// Digits alone are the usual case and need no decimal arithmetic.
  fileprivate var isWhole: Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } || isInteger }
}

extension DateFact {
  fileprivate init(place: TreePlace, owner: SchemaObject, name: String, text: String) {
    let reading: Result<PassDate, PassDateError>
    do throws(PassDateError) {
      reading = .success(try PassDate.read(text))
    } catch {
      reading = .failure(error)
    }
    self.init(place: place, owner: owner, name: name, text: text, reading: reading)
  }
}
