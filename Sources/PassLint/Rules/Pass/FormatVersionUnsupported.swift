import PassData
import PassModel

extension LintRule {
  static let formatVersionUnsupported = LintRule(
    tree: "pass.format-version-unsupported", .error, "formatVersion is the number 1",
    Note(
      why: "there is no other version; Wallet answers with 'unsupported version'", source: "Apple, Pass",
      [.apple, .analysis], bad: #""formatVersion": 2"#, good: #""formatVersion": 1"#,
      over: ["pass.key-wrong-type"]), when: .has(.pass, "formatVersion")
  ) { pass, report in
    guard let value = pass["formatVersion"] else { return }
    if let number = value.numberValue, number.isEqualInValue(to: JSONNumber(1)) { return }
    report.found(
      "formatVersion is \(Words.quoted(value)); Wallet knows version 1 only",
      at: .value(JSONPointer.root.appending("formatVersion")), hints: ["write 1, as a number"])
  }
}
