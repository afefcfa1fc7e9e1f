import PassData
import PassModel

extension LintRule {
  static let barcodeFormatUnknown = LintRule(
    tree: "barcode.format-unknown", .error, "format is one of Apple's eight",
    Note(
      why: "in 'barcodes' the element is dropped, in 'barcode' the pass refused",
      source: "Apple, Pass.Barcodes; dotnet-passbook, PR 213", [.apple, .analysis], bad: #""format": "QR""#,
      good: #""format": "PKBarcodeFormatQR""#), when: .has(.barcode, "format")
  ) { pass, report in
    for choice in pass.choices where choice.vocabulary == .barcodeFormat {
      report.found(
        "Wallet knows no barcode \(Words.quoted(choice.text))", at: .value(pass.pointer(choice.place)),
        hints: [hint(choice.text)])
    }
  }

  /// `QR`, `PKBARCODE_FORMAT_QR` and `PKBarcodeFormatITF` are what people write.
  private static func hint(_ text: String) -> String {
    var short = text.lowercased().filter { $0.isLetter || $0.isNumber }
    if short.hasPrefix("pkbarcodeformat") { short.removeFirst(15) }
    let aliases = [
      "itf": "PKBarcodeFormatI2of5", "interleaved2of5": "PKBarcodeFormatI2of5", "qrcode": "PKBarcodeFormatQR",
    ]
    if let word = aliases[short] { return "did you mean '\(word)'?" }
    let words = Vocabulary.barcodeFormat.words
    if !short.isEmpty, let word = words.first(where: { $0.lowercased() == "pkbarcodeformat" + short }) {
      return "did you mean '\(word)'?"
    }
    return Words.meant(text, among: words)
  }
}
