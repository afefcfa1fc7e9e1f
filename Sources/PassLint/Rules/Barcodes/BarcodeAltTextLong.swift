import PassData
import PassModel

extension LintRule {
  static let barcodeAltTextLong = LintRule(
    tree: "barcode.alttext-long", .note, "altText has 40 characters at most",
    Note(
      why: "it stands in one line below the code and is cut", source: "our inference", .inferred,
      bad: "a sentence of 60 characters", good: #""altText": "C-1042""#), when: .has(.barcode, "altText")
  ) { pass, report in
    for code in pass.objects(.barcode) {
      guard let text = code.value["altText"]?.stringValue, text.unicodeScalars.count > 40 else { continue }
      report.found(
        "altText has \(text.unicodeScalars.count) characters and is cut",
        at: .value(pass.pointer(code.node, "altText")), hints: ["keep the number that people may type"])
    }
  }
}
