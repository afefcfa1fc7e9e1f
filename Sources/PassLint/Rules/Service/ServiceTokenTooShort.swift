import PassData
import PassModel

extension LintRule {
  static let serviceTokenTooShort = LintRule(
    tree: "service.token-too-short", .error, "authenticationToken has 16 characters or more",
    Note(
      why: "Wallet writes 'authenticationToken too short' and refuses the pass",
      source: "Apple's archived guide; device consoles", [.archived, .console],
      bad: #""authenticationToken": "secret""#, good: #""authenticationToken": "k3Jf8sLq0pZx7Vb2""#),
    when: .has(.pass, "authenticationToken")
  ) { pass, report in
    for breach in pass.breaches where breach.owner == .pass && breach.key.name == "authenticationToken" {
      let count = breach.found.stringValue?.unicodeScalars.count ?? 0
      report.found(
        "authenticationToken has \(count) characters; 16 are needed", at: .value(pass.pointer(breach.place)),
        hints: ["make it random, and another one for every pass"])
    }
  }
}
