import PassData
import PassModel

extension LintRule {
  static let expiredVoidedConflict = LintRule(
    subject: "pass.expired-voided-conflict", .note, "a new pass is not voided",
    Note(
      why: "a voided pass is greyed and archived as soon as it is added", source: "our inference", .inferred,
      bad: #""voided": true in a template"#, good: "voided in the update that uses the coupon up"),
    when: .has(.pass, "voided")
  ) { subject, pass, report in
    guard subject.origin == .source, pass["voided"]?.boolValue == true else { return }
    report.found(
      "the pass is voided from the start", at: .value(JSONPointer.root.appending("voided")),
      hints: ["leave it out until the pass is used"])
  }
}
