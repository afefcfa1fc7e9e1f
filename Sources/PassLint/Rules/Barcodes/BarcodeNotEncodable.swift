import PassData
import PassModel

extension LintRule {
  static let barcodeNotEncodable = LintRule(
    tree: "barcode.not-encodable", .error, "messageEncoding has every character of the message",
    Note(
      why: "Wallet writes 'barcode message isn't encodable' and draws no code", source: "device consoles",
      [.console, .analysis], bad: #""message": "Γειά", "messageEncoding": "iso-8859-1""#,
      good: #""message": "Γειά", "messageEncoding": "utf-8""#), when: .has(.barcode, "messageEncoding")
  ) { pass, report in
    for code in pass.objects(.barcode) {
      guard let message = code.value["message"]?.stringValue,
        let name = code.value["messageEncoding"]?.stringValue,
        let missing = Charset(name)?.firstMissing(in: message)
      else { continue }
      report.found(
        "'\(Character(missing))' is not in \(name)", at: .value(pass.pointer(code.node, "message")),
        hints: ["write \"messageEncoding\": \"utf-8\" if the readers know it, or use other letters"])
    }
  }
}
