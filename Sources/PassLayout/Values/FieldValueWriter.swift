public import PassData

/// Turns a field's value into the text that Wallet shows: localised, or written as a number, an amount or a date.
public struct FieldValueWriter {
  var input: LayoutInput

  /// - Parameter input: the language and the formatter; its pass does not matter.
  public init(input: LayoutInput) { self.input = input }

  /// The text of a value, by the styles that its field asks for.
  public func text(of value: JSONValue, in field: JSONValue) -> String {
    switch value {
    case .string(let text): dateText(text, in: field) ?? input.localized(text)
    case .number(let number): numberText(number, in: field)
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: ""
    }
  }

  private func numberText(_ number: JSONNumber, in field: JSONValue) -> String {
    if let code = field["currencyCode"]?.stringValue {
      return input.formatter.text(of: number, currency: code)
    }
    guard let style = field["numberStyle"]?.stringValue.flatMap(NumberStyle.init) else { return number.text }
    return input.formatter.text(of: number, in: style)
  }

  /// nil where the field has no date style, or the text is no date: then it is shown as it stands.
  private func dateText(_ text: String, in field: JSONValue) -> String? {
    let date = field["dateStyle"]?.stringValue.flatMap(DateStyle.init)
    let time = field["timeStyle"]?.stringValue.flatMap(DateStyle.init)
    guard date != nil || time != nil, let written = WrittenMoment(text) else { return nil }
    let keepsZone = field["ignoresTimeZone"]?.boolValue ?? false
    let zone: DateRequest.Zone = keepsZone ? .written(minutes: written.offsetMinutes) : .device
    return input.formatter.text(
      of: DateRequest(
        written.moment, zone: zone, date: date ?? .none, time: time ?? .none,
        isRelative: field["isRelative"]?.boolValue ?? false))
  }

  /// `attributedValue` beats `value` on the back; of its markup only `<a href>` counts.
  func paragraphs(of field: JSONValue, plain: String) -> [LinkedText] {
    guard let attributed = field["attributedValue"] else {
      return [LinkedText(text: DrawableText.paragraphs(plain))]
    }
    let text = text(of: attributed, in: field)
    return AnchorMarkup.parse(text).map { LinkedText(text: DrawableText.paragraphs($0.text), link: $0.link) }
  }
}
