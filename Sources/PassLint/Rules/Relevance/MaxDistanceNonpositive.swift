import PassData
import PassModel

extension LintRule {
  static let maxDistanceNonpositive = LintRule(
    tree: "relevance.maxdistance-nonpositive", .warning, "maxDistance is not below 0",
    Note(
      why: "Wallet ignores it", source: "third-party analysis of Wallet", .analysis,
      bad: #""maxDistance": -1"#,
      good: #""maxDistance": 100"#), when: .has(.pass, "maxDistance")
  ) { pass, report in
    for breach in pass.breaches where breach.owner == .pass && breach.key.name == "maxDistance" {
      report.found(
        "maxDistance is \(Words.quoted(breach.found))", at: .value(pass.pointer(breach.place)),
        hints: ["write metres"])
    }
  }
}
