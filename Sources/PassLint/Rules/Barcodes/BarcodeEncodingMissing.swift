import PassData
import PassModel

extension LintRule {
  static let barcodeEncodingMissing = LintRule(
    tree: "barcode.encoding-missing", .error, "a barcode has a messageEncoding",
    Note(
      why: "Apple requires it", source: "Apple, Pass.Barcodes", .apple,
      bad: #"{"format": "PKBarcodeFormatQR", "message": "C-1042"}"#, good: #""messageEncoding": "iso-8859-1""#
    )
  ) { pass, report in
    for missing in pass.missing where missing.owner == .barcode && missing.key.name == "messageEncoding" {
      report.found(
        "the barcode has no messageEncoding", at: .value(pass.pointer(missing.node)),
        hints: ["add \"messageEncoding\": \"iso-8859-1\""])
    }
  }
}
