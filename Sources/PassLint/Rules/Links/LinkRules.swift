extension RuleTable {
  static let links: [LintRule] = [
    .urlInvalid, .urlContactFormat, .posterKeysOnClassic, .posterGuideTooFewLinks, .posterGuideTooManyLinks,
    .appLaunchWithoutStoreIDs, .storeIDsNotNumbers,
  ]
}
