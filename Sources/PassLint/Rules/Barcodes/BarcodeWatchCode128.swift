import PassData
import PassModel

extension LintRule {
  static let barcodeWatchCode128 = LintRule(
    tree: "barcode.watch-code128", .note, "one of the barcodes is drawn by the watch",
    Note(
      why: "watchOS draws no Code 128", source: "Apple, Pass.Barcodes", .apple,
      bad: #"[{"format": "PKBarcodeFormatCode128", …}]"#,
      good: #"[{"format": "PKBarcodeFormatCode128", …}, {"format": "PKBarcodeFormatQR", …}]"#),
    when: .has(.pass, "barcodes")
  ) { pass, report in
    let formats = pass.barcodeFormats
    guard !formats.isEmpty, formats.allSatisfy({ $0 == .code128 || $0.since >= .iOS(27) }) else { return }
    report.found(
      "the watch shows no Code 128", at: .value(JSONPointer.root.appending("barcodes")),
      hints: ["add a QR code at the end if people scan from the watch"])
  }
}
