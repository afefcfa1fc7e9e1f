public import PassData

/// `template.json`: what a pass folder asks of its rows, and where their values go beside the expressions in pass.json.
public struct TemplateInputs: Sendable {
  /// A file of the archive that each row replaces.
  public struct Image: Sendable {
    /// The path inside the pass.
    public let path: String
    /// The path of the picture, relative to the data file.
    public let source: TextTemplate
    /// Where it is declared.
    public let location: SourceLocation
  }

  /// A lint rule whose warnings the folder's author has looked at and lets stand.
  public struct IgnoredRule: Sendable, Equatable {
    public let id: String
    public let reason: String
    public let location: SourceLocation
  }

  /// An entry of `values`: what fills a field, or the place that a pointer names.
  struct Value: Sendable {
    let name: String
    let template: Template
    let location: SourceLocation
  }

  /// Everything that is wrong in it, in the order of its keys.
  public private(set) var faults: [InputsError] = []

  /// What a row must be; nil where the author does not say.
  public private(set) var row: RowSchema?

  /// The name of a row's file in a batch.
  public private(set) var output: TextTemplate?
  public private(set) var images: [Image] = []
  public private(set) var ignored: [IgnoredRule] = []
  var values: [Value] = []

  /// What a folder without `template.json` has.
  public init() {}

  private enum Key: String, CaseIterable {
    case output, row, values, images, ignore
  }

  /// Reads a `template.json`; its ``faults`` say whether all of it can be used.
  public init(decoding document: JSONDocument) {
    guard let object = document.value.objectValue else {
      faults = [
        InputsError(
          .wrongKind(key: "template.json", expected: "an object", found: document.value.kindName),
          at: document.location(of: .root))
      ]
      return
    }
    for member in object.members {
      let place = JSONPointer([.key(member.key)])
      switch Key(rawValue: member.key) {
      case .output: output = text(member.value, document, place)
      case .row: readRow(member.value, document, place)
      case .values: readValues(member.value, document, place)
      case .images: readImages(member.value, document, place)
      case .ignore: readIgnored(member.value, document, place)
      case nil: unknownKey(member.key, Key.allCases.map(\.rawValue), document, place)
      }
    }
  }

  // MARK: Names

  /// The names that `output`, `values` and `images` take from the row.
  public var freeNames: FreeNames {
    var names = FreeNames()
    for text in texts { names.merge(text.freeNames) }
    for value in values { names.merge(value.template.freeNames) }
    return names
  }

  /// One error for each place that uses a name which neither a column nor a function has.
  public func unknownNames(columns: [String], functions: [HostFunction] = []) -> [TemplateError] {
    texts.flatMap { $0.unknownNames(columns: columns, functions: functions) }
      + values.flatMap { $0.template.unknownNames(columns: columns, functions: functions) }
  }

  private var texts: [TextTemplate] { [output].compactMap { $0 } + images.map(\.source) }

  // MARK: Parts

  private mutating func text(_ value: JSONValue, _ document: JSONDocument, _ place: JSONPointer)
    -> TextTemplate?
  {
    guard let text = value.stringValue else {
      wrongKind("a string", value, document, place)
      return nil
    }
    let template = TextTemplate(compiling: text, in: document, at: place)
    note(template.faults)
    return template
  }

  private mutating func readRow(_ value: JSONValue, _ document: JSONDocument, _ place: JSONPointer) {
    var reader = SchemaReader(document)
    let schema = reader.schema(value, at: place)
    faults += reader.faults
    if !schema.kinds.isEmpty, schema.kinds != [.object] {
      faults.append(InputsError(.rowIsNoObject, at: document.location(of: place.appending("type"))))
    }
    if reader.faults.isEmpty { faults += SampleCheck(document).faults(of: schema) }
    row = RowSchema(root: schema, document: document)
  }

  private mutating func readValues(_ value: JSONValue, _ document: JSONDocument, _ place: JSONPointer) {
    for member in members(value, document, place) {
      let pointer = place.appending(member.key)
      let template = Template(compiling: member.value, at: pointer, in: document)
      note(template.faults)
      values.append(
        Value(name: member.key, template: template, location: document.locationOfKey(pointer)))
    }
  }

  private mutating func readImages(_ value: JSONValue, _ document: JSONDocument, _ place: JSONPointer) {
    for member in members(value, document, place) {
      let pointer = place.appending(member.key)
      guard let source = text(member.value, document, pointer) else { continue }
      images.append(Image(path: member.key, source: source, location: document.locationOfKey(pointer)))
    }
  }

  private mutating func readIgnored(_ value: JSONValue, _ document: JSONDocument, _ place: JSONPointer) {
    guard let list = value.arrayValue else {
      wrongKind("an array of {\"id\", \"reason\"}", value, document, place)
      return
    }
    for (position, element) in list.enumerated() {
      let pointer = place.appending(position)
      for member in members(element, document, pointer) where !["id", "reason"].contains(member.key) {
        unknownKey(member.key, ["id", "reason"], document, pointer.appending(member.key))
      }
      guard element.objectValue != nil else { continue }
      guard let id = element["id"]?.stringValue, let reason = element["reason"]?.stringValue, !reason.isEmpty
      else {
        wrongKind("an array of {\"id\", \"reason\"}", element, document, pointer)
        continue
      }
      ignored.append(IgnoredRule(id: id, reason: reason, location: document.location(of: pointer)))
    }
  }

  private mutating func members(_ value: JSONValue, _ document: JSONDocument, _ place: JSONPointer)
    -> [JSONObject.Member]
  {
    guard let object = value.objectValue else {
      wrongKind("an object", value, document, place)
      return []
    }
    return object.members
  }

  // MARK: Faults

  private mutating func note(_ errors: [TemplateError]) {
    faults += errors.map { InputsError(.template($0), at: $0.location) }
  }

  private mutating func wrongKind(
    _ expected: String, _ found: JSONValue, _ document: JSONDocument, _ place: JSONPointer
  ) {
    faults.append(
      InputsError(
        .wrongKind(key: place.key, expected: expected, found: found.kindName),
        at: document.location(of: place)))
  }

  private mutating func unknownKey(
    _ key: String, _ allowed: [String], _ document: JSONDocument, _ place: JSONPointer
  ) {
    faults.append(
      InputsError(
        .unknownKey(key, nearest: NearestName.to(key, among: allowed), allowed: allowed),
        at: document.locationOfKey(place)))
  }
}
