import PassData
import PassModel

extension LintRule {
  static let serviceTokenMissing = LintRule(
    tree: "service.token-missing", .error, "webServiceURL comes with authenticationToken",
    Note(
      why: "without one Wallet never registers for updates", source: "Apple, Pass; pkpassvalidator",
      [.apple, .users], bad: #""webServiceURL": "https://example.com/""#,
      good: #""webServiceURL": "https://example.com/", "authenticationToken": "…""#),
    when: .has(.pass, "webServiceURL")
  ) { pass, report in
    guard pass["authenticationToken"] == nil else { return }
    report.found(
      "webServiceURL needs an authenticationToken",
      at: .value(JSONPointer.root.appending("authenticationToken")),
      hints: ["add \"authenticationToken\": 16 characters or more, such as \"${token(serial)}\""])
  }
}
