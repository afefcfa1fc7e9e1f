import PassData
import PassModel

extension LintRule {
  static let barcodeLegacyOnly = LintRule(
    tree: "barcode.legacy-only", .note, "the code stands in 'barcodes'",
    Note(
      why: "'barcode' is deprecated since iOS 9, though still read; 7 of 11 companies use it alone",
      source: "Apple, Pass", .apple, bad: #""barcode": {…}"#, good: #""barcodes": [{…}]"#),
    when: .has(.pass, "barcode")
  ) { pass, report in
    guard pass["barcodes"] == nil, pass["barcode"]?.objectValue != nil else { return }
    report.found(
      "'barcode' is deprecated since iOS 9", at: .key(JSONPointer.root.appending("barcode")),
      hints: ["write \"barcodes\": [ … ]; lint --fix does it"])
  }
}
