import PassData
import PassModel

extension LintRule {
  static let barcodeEncodingUnknown = LintRule(
    tree: "barcode.encoding-unknown", .error, "messageEncoding is a charset that IANA knows",
    Note(
      why: "Wallet writes that it is no IANA charset, and draws no code",
      source: "device consoles; a public pass",
      [.console, .measured], bad: #""messageEncoding": "latin-one""#,
      good: #""messageEncoding": "iso-8859-1""#), when: .has(.barcode, "messageEncoding")
  ) { pass, report in
    for code in pass.objects(.barcode) {
      guard let name = code.value["messageEncoding"]?.stringValue, Charset(name) == nil else { continue }
      report.found(
        "\(Words.quoted(name)) is no charset that IANA knows",
        at: .value(pass.pointer(code.node, "messageEncoding")), hints: ["write iso-8859-1, or utf-8"])
    }
  }
}
