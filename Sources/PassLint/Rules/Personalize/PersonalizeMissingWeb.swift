import PassData
import PassModel

extension LintRule {
  static let personalizeMissingWeb = LintRule(
    subject: "personalize.missing-web", .error, "a pass that is personalized has a web service",
    Note(
      why: "what people fill in is sent to webServiceURL with the token; without both nobody can sign up",
      source: "Apple, Personalize", .apple, bad: "personalization.json and no webServiceURL",
      good: #""webServiceURL": …, "authenticationToken": …"#, overEverywhere: ["service.token-missing"])
  ) { subject, pass, report in
    guard subject.files?.personalization != nil else { return }
    let missing = ["webServiceURL", "authenticationToken"].filter { pass[$0] == nil }
    guard !missing.isEmpty else { return }
    report.found(
      "personalization needs \(Words.list(missing))", at: .value(.root),
      hints: ["add \(missing.count == 1 ? "it" : "them"), or delete personalization.json"])
  }
}
