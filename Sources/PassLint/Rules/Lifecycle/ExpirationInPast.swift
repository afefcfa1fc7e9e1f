import PassData
import PassModel

extension LintRule {
  static let expirationInPast = LintRule(
    subject: "date.expiration-in-past", .warning, "expirationDate lies ahead",
    Note(
      why: "the pass is put among the expired ones as soon as it is added", source: "Apple, Pass", .apple,
      bad: "a date of last year", good: "the end of the event"), when: .has(.pass, "expirationDate")
  ) { subject, pass, report in
    guard let now = subject.now, let text = pass.text("expirationDate"),
      let date = try? PassDate.read(text), date.moment < now
    else { return }
    report.found(
      "the pass expired on \(Words.quoted(text))", at: .value(JSONPointer.root.appending("expirationDate")),
      hints: ["give it a date that lies ahead"])
  }
}
