extension RuleTable {
  static let lifecycle: [LintRule] = [
    .expirationInPast, .expirationBeforeRelevance, .expiredVoidedConflict, .genericNoExpiration,
    .userInfoLarge,
  ]
}
