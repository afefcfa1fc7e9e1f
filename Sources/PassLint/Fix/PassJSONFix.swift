import PassData
import PassModel

/// What can be mended in pass.json.
enum PassJSONFix {
  static func mend(_ bytes: [UInt8]) -> (bytes: [UInt8], reasons: [String]) {
    var bytes = bytes
    var reasons: [String] = []
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
      reasons.append("the byte order mark is gone [json.bom]")
    }
    if let plain = withoutTrailingCommas(bytes) {
      bytes = plain
      reasons.append("commas after the last element are gone [json.trailing-comma]")
    }
    guard let document = try? JSONReader.read(bytes), document.value.objectValue != nil else {
      return (bytes, reasons)
    }
    var edits = PassEdits(document)
    edits.collect()
    let mended = TextEdit.apply(edits.edits, to: bytes)
    // An edit that broke the text would be a fault of ours; the file is more important.
    guard !edits.edits.isEmpty, (try? JSONReader.read(mended)) != nil else { return (bytes, reasons) }
    return (mended, reasons + edits.reasons)
  }

  /// Nil where there are none, or where the text has other faults, too.
  private static func withoutTrailingCommas(_ bytes: [UInt8]) -> [UInt8]? {
    guard let document = try? JSONReader.read(bytes, tolerating: .trailingComma) else { return nil }
    let edits = document.tolerated.compactMap { error -> TextEdit? in
      guard error.fault == .trailingComma, let offset = JSONSource.offset(of: error.location, in: bytes),
        offset < bytes.count, bytes[offset] == UInt8(ascii: ",")
      else { return nil }
      return TextEdit(offset..<(offset + 1), "")
    }
    return edits.isEmpty ? nil : TextEdit.apply(edits, to: bytes)
  }
}

/// The edits of one pass.json, found along the same facts as lint's findings.
private struct PassEdits {
  private let source: JSONSource
  private let facts: PassFacts
  private(set) var edits: [TextEdit] = []
  private(set) var reasons: [String] = []

  init(_ document: JSONDocument) {
    source = JSONSource(document)
    facts = PassWalk.facts(of: document.value)
  }

  mutating func collect() {
    mendFormatVersion()
    mendColors()
    mendDates()
    mendNumbers()
    mendBarcode()
  }

  private mutating func replace(_ pointer: JSONPointer, with text: String, _ reason: String) {
    guard let range = source.range(of: pointer) else { return }
    edits.append(TextEdit(range, text))
    reasons.append(reason)
  }

  private mutating func mendFormatVersion() {
    guard facts.text("formatVersion") == "1" else { return }
    replace(
      JSONPointer.root.appending("formatVersion"), with: "1",
      "formatVersion is a number [pass.format-version-unsupported]")
  }

  private mutating func mendColors() {
    for fact in facts.colors {
      guard let color = fact.color else { continue }
      let rule: String
      switch color.spelling {
      case .rgb where color.isClamped: rule = "color.out-of-range"
      case .hex(digits: 6): rule = "color.hex"
      // What people mean by three digits is known everywhere; what they mean by eight, or by an alpha, is not.
      case .hex(digits: 3): rule = "color.short-hex"
      case .rgb, .rgba, .hex: continue
      }
      replace(
        facts.pointer(fact.place), with: "\"\(color.documented)\"",
        "\(fact.name) is \(color.documented) [\(rule)]")
    }
  }

  private mutating func mendDates() {
    for fact in facts.dates {
      guard case .failure = fact.reading, let mended = DateMending.mended(fact.text) else { continue }
      replace(facts.pointer(fact.place), with: "\"\(mended)\"", "\(fact.name) is \(mended) [date.bad-zone]")
    }
  }

  private mutating func mendNumbers() {
    for field in facts.fields {
      let pointer = facts.pointer(field.node)
      let name = Words.quoted(field["key"]?.stringValue ?? "")
      if field["currencyCode"] != nil, field["numberStyle"] != nil,
        let range = source.rangeOfMember(pointer.appending("numberStyle"))
      {
        edits.append(TextEdit(range, ""))
        reasons.append(
          "the field \(name) has no numberStyle beside currencyCode [field.currency-and-number-style]")
      }
      guard field["currencyCode"] != nil || field["numberStyle"] != nil, field["dateStyle"] == nil,
        field["timeStyle"] == nil, let text = field["value"]?.stringValue, JSONNumber(text: text) != nil
      else { continue }
      replace(
        pointer.appending("value"), with: text, "the value of \(name) is a number [field.number-not-number]")
    }
  }

  private mutating func mendBarcode() {
    let pointer = JSONPointer.root.appending("barcode")
    guard facts["barcodes"] == nil, let code = facts["barcode"], code.objectValue != nil,
      let key = source.rangeOfKey(pointer), let value = source.range(of: pointer)
    else { return }
    edits.append(TextEdit(key, "\"barcodes\""))
    edits.append(TextEdit(value.lowerBound..<value.lowerBound, "["))
    edits.append(TextEdit(value.upperBound..<value.upperBound, "]"))
    reasons.append("'barcode' is 'barcodes' [barcode.legacy-only]")
  }
}
