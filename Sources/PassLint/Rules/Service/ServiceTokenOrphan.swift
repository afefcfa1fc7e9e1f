import PassData
import PassModel

extension LintRule {
  static let serviceTokenOrphan = LintRule(
    tree: "service.token-orphan", .warning, "authenticationToken comes with webServiceURL",
    Note(
      why: "a token alone is of no use, and the pass never updates", source: "pkpassvalidator", .users,
      bad: #""authenticationToken": "…""#,
      good: #""webServiceURL": "https://example.com/", "authenticationToken": "…""#),
    when: .has(.pass, "authenticationToken")
  ) { pass, report in
    guard pass["webServiceURL"] == nil else { return }
    report.found(
      "authenticationToken is of no use without webServiceURL",
      at: .key(JSONPointer.root.appending("authenticationToken")), hints: ["add webServiceURL, or delete it"])
  }
}
