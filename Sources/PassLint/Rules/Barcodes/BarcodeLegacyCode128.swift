import PassData
import PassModel

extension LintRule {
  static let barcodeLegacyCode128 = LintRule(
    tree: "barcode.legacy-code128", .error, "'barcode' holds a QR, Aztec or PDF417 code",
    Note(
      why: "the deprecated key knows these three alone; with another one the pass is refused",
      source: "Apple, Pass.Barcode", .apple, bad: #""barcode": {"format": "PKBarcodeFormatCode128", …}"#,
      good: #""barcodes": [{"format": "PKBarcodeFormatCode128", …}]"#, over: ["barcode.format-unknown"],
      overEverywhere: ["barcode.legacy-only"]), when: .has(.pass, "barcode")
  ) { pass, report in
    guard let text = pass["barcode"]?["format"]?.stringValue, let format = BarcodeFormat(rawValue: text),
      !format.isInLegacyKey
    else { return }
    report.found(
      "'barcode' can't hold \(format.words)",
      at: .value(JSONPointer.root.appending("barcode").appending("format")),
      hints: ["move it into 'barcodes', and leave a QR, Aztec or PDF417 code in 'barcode'"])
  }
}
