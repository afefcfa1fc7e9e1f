import PassData
import PassModel

extension LintRule {
  static let barcodeMessageEmpty = LintRule(
    tree: "barcode.message-empty", .warning, "a barcode says something",
    Note(
      why: "an empty code can't be drawn, or says nothing to the reader", source: "our inference", .inferred,
      bad: #""message": """#, good: #""message": "C-1042""#), when: .has(.barcode, "message")
  ) { pass, report in
    for code in pass.objects(.barcode) where code.value["message"]?.stringValue?.isEmpty == true {
      report.found(
        "the barcode's message is empty", at: .value(pass.pointer(code.node, "message")),
        hints: ["write what the reader needs, or delete the barcode"])
    }
  }
}
