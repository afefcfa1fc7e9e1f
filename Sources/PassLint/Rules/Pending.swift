extension RuleTable {
  static let archive: [LintRule] = []
  static let manifest: [LintRule] = []
  static let signature: [LintRule] = []
  static let identity: [LintRule] = []
  static let semantics: [LintRule] = []
  static let posters: [LintRule] = []
  static let boarding: [LintRule] = []
  static let upcoming: [LintRule] = []
  static let actions: [LintRule] = []
  static let strings: [LintRule] = []
  static let bundles: [LintRule] = []
  static let personalize: [LintRule] = []
}
