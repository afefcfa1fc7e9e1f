import PassData

/// One field with its texts as the device would show them.
struct FieldEntry {
  var group: FieldGroup
  var pointer: JSONPointer
  var key: String?
  var label: String
  /// What the front shows.
  var value: String
  /// What the back shows: the same with links, and line ends kept.
  var paragraphs: [LinkedText]
  var alignment: TextRun.Alignment?
  var row: Int
  /// Whether this is a semantic tag shown as a field; then ``pointer`` is the text's own.
  var isSemanticTag = false

  func source(_ part: ItemSource.Part) -> ItemSource {
    let place = isSemanticTag ? pointer : pointer.appending(part == .label ? "label" : "value")
    return ItemSource(part, place, fieldKey: key)
  }

  /// A semantic tag with a label of the system's.
  init(tag value: String, label: String, at pointer: JSONPointer) {
    self.init(
      group: .secondary, pointer: pointer, key: nil, label: label, value: value,
      paragraphs: [LinkedText(text: value)], alignment: nil, row: 0, isSemanticTag: true)
  }

  private init(
    group: FieldGroup, pointer: JSONPointer, key: String?, label: String, value: String,
    paragraphs: [LinkedText],
    alignment: TextRun.Alignment?, row: Int, isSemanticTag: Bool
  ) {
    self.group = group
    self.pointer = pointer
    self.key = key
    self.label = label
    self.value = value
    self.paragraphs = paragraphs
    self.alignment = alignment
    self.row = row
    self.isSemanticTag = isSemanticTag
  }
}

/// A stretch of text on the back, with the target of its link if it is one.
struct LinkedText: Equatable {
  var text: String
  var link: String?
}

extension FieldEntry {
  init(_ field: JSONValue, group: FieldGroup, at pointer: JSONPointer, in input: LayoutInput) {
    self.group = group
    self.pointer = pointer
    key = field["key"]?.stringValue
    label = DrawableText.line(input.localized(field["label"]?.stringValue ?? ""))
    let writer = FieldValueWriter(input: input)
    let text = writer.text(of: field["value"] ?? .null, in: field)
    paragraphs = writer.paragraphs(of: field, plain: text)
    value = DrawableText.line(text)
    row = field["row"]?.numberValue?.text == "1" ? 1 : 0
    alignment =
      switch field["textAlignment"]?.stringValue {
      case "PKTextAlignmentLeft": .left
      case "PKTextAlignmentCenter": .center
      case "PKTextAlignmentRight": .right
      default: nil
      }
  }
}

extension LayoutInput {
  /// A text of the pass in the chosen language: its entry in pass.strings, or itself.
  public func localized(_ text: String) -> String { strings(text) ?? text }
}
