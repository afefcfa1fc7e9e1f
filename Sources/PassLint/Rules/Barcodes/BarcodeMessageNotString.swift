import PassData
import PassModel

extension LintRule {
  static let barcodeMessageNotString = LintRule(
    tree: "barcode.message-not-string", .error, "a barcode's message is a string",
    Note(
      why: "a number breaks the code, and the pass is refused",
      source: "php-pkpass 154; Apple, Pass.Barcodes",
      [.apple, .users, .analysis], bad: #""message": 4711"#, good: #""message": "004711""#,
      over: ["pass.key-wrong-type"])
  ) { pass, report in
    for misfit in pass.misfits where misfit.owner == .barcode && misfit.key.name == "message" {
      report.found(
        "the message must be a string; found \(Words.quoted(misfit.found))",
        at: .value(pass.pointer(misfit.place)), hints: misfit.hints)
    }
  }
}
