import PassData
import PassModel

extension LintRule {
  static let barcodeNewOnly = LintRule(
    tree: "barcode.new-only", .warning, "one of the barcodes is drawn by iOS 26 and earlier",
    Note(
      why:
        "Code 39, Codabar, EAN-13 and Interleaved 2 of 5 are new in iOS 27; older systems show no code at all",
      source: "Apple, WWDC 2026 session 209", .apple, bad: #"[{"format": "PKBarcodeFormatEAN13", …}]"#,
      good: #"[{"format": "PKBarcodeFormatEAN13", …}, {"format": "PKBarcodeFormatQR", …}]"#,
      over: ["barcode.watch-code128"]), when: .has(.pass, "barcodes")
  ) { pass, report in
    let formats = pass.barcodeFormats
    guard !formats.isEmpty, formats.allSatisfy({ $0.since >= .iOS(27) }) else { return }
    report.found(
      "iOS 26 and earlier can draw none of the barcodes", at: .value(JSONPointer.root.appending("barcodes")),
      hints: ["add a QR, Aztec, PDF417 or Code 128 code at the end"])
  }
}

extension PassFacts {
  /// The known formats in `barcodes`.
  var barcodeFormats: [BarcodeFormat] {
    (root["barcodes"]?.arrayValue ?? []).compactMap { $0["format"]?.stringValue.flatMap(BarcodeFormat.init) }
  }
}
