import PassData

/// At one place only the most specific rule speaks.
enum Superseding {
  /// The findings that are not silenced by another one. A finding is told once, however often it was found.
  static func mostSpecific(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    var silencedEverywhere: Set<String> = []
    var silencedAt: Set<Mark> = []
    for finding in findings {
      guard let rule = RuleTable[finding.rule] else { continue }
      silencedEverywhere.formUnion(rule.supersedesEverywhere)
      for silenced in rule.supersedes { silencedAt.insert(Mark(rule: silenced, place: finding.place)) }
    }
    var told: Set<Told> = []
    return findings.filter { finding in
      !silencedEverywhere.contains(finding.rule)
        && !silencedAt.contains(Mark(rule: finding.rule, place: finding.place))
        && told.insert(Told(rule: finding.rule, place: finding.place, message: finding.message)).inserted
    }
  }

  private struct Mark: Hashable {
    let rule: String
    let place: Place
  }

  private struct Told: Hashable {
    let rule: String
    let place: Place
    let message: String
  }
}
