import PassBundle
import PassData
import PassLayout

/// What a pass says, gathered for people: texts in one language, secrets taken out.
struct InspectedPass: Sendable {
  struct Field: Sendable {
    let group: FieldGroup
    let key: String?
    let label: String
    /// As the device would show it.
    let text: String
    /// As pass.json has it.
    let value: JSONValue
  }

  struct Barcode: Sendable {
    let format: String
    let message: String
    let encoding: String
    let alternateText: String?
  }

  /// One language and how many of all texts it lacks.
  struct Language: Sendable {
    let name: String
    let missing: Int
    let total: Int
    /// Whether its texts can't be read.
    let isUnreadable: Bool
  }

  let opened: OpenedPass
  /// With secrets replaced, unless they are asked for.
  let tree: JSONValue
  let style: FaceStyle?
  let fields: [Field]
  let barcodes: [Barcode]
  let languages: [Language]
  /// Of the token, whatever is shown.
  let tokenLength: Int?
  let now: Timestamp
  let hidesSecrets: Bool

  init(_ opened: OpenedPass, _ reading: ValueReading, showsSecrets: Bool) {
    self.opened = opened
    let own = opened.document?.value ?? .null
    tree = showsSecrets ? own : PassSecrets.hidden(in: own)
    tokenLength = own["authenticationToken"]?.stringValue?.count
    now = reading.now
    hidesSecrets = !showsSecrets
    let texts = PassTexts(opened)
    languages = texts.languages
    let strings = texts.table(for: reading.locale)
    let input = LayoutInput(
      pass: own, strings: { strings[ByteString($0)] }, formatter: reading.formatter ?? PlainValueFormatter())
    style = FaceStyle.inspected.first { own[$0.rawValue]?.objectValue != nil }
    fields =
      style.map { Self.fields(of: own[$0.rawValue] ?? .null, input, raw: reading.formatter == nil) } ?? []
    barcodes = Self.barcodes(in: own)
  }

  /// Whether all of it could be read.
  var isComplete: Bool {
    opened.document != nil && opened.entries.allSatisfy { $0.bytes != nil }
      && !languages.contains(where: \.isUnreadable)
  }

  private static func fields(of dictionary: JSONValue, _ input: LayoutInput, raw: Bool) -> [Field] {
    let writer = FieldValueWriter(input: input)
    return FieldGroup.allCases.flatMap { group in
      (dictionary[group.rawValue]?.arrayValue ?? []).map { field in
        let value = field["value"] ?? .null
        let isPlainText = field["dateStyle"] == nil && field["timeStyle"] == nil && value.stringValue != nil
        return Field(
          group: group, key: field["key"]?.stringValue,
          label: input.localized(field["label"]?.stringValue ?? ""),
          text: raw && !isPlainText ? value.rawText : writer.text(of: value, in: field), value: value)
      }
    }
  }

  private static func barcodes(in tree: JSONValue) -> [Barcode] {
    let list = tree["barcodes"]?.arrayValue ?? []
    return (list.isEmpty ? [tree["barcode"]].compactMap(\.self) : list).compactMap { barcode in
      guard let message = barcode["message"]?.stringValue else { return nil }
      let format = barcode["format"]?.stringValue ?? ""
      return Barcode(
        format: format.hasPrefix("PKBarcodeFormat") ? String(format.dropFirst(15)) : format, message: message,
        encoding: barcode["messageEncoding"]?.stringValue ?? "iso-8859-1",
        alternateText: barcode["altText"]?.stringValue)
    }
  }
}

extension FaceStyle {
  /// Those that have a key of their own, the newest first.
  fileprivate static let inspected: [FaceStyle] = [
    .posterGeneric, .storeCard, .eventTicket, .coupon, .boardingPass, .generic,
  ]
}

extension JSONValue {
  /// A string without quotes, everything else as JSON writes it.
  var rawText: String { stringValue ?? String(decoding: JSONWriter.write(self), as: UTF8.self) }
}
