extension RuleTable {
  static let posters: [LintRule] = [
    .posterMissingSemantics, .posterMissingSports, .posterMissingPerformers, .posterMissingImage,
    .posterMissingNFC, .posterNoClassicFields,
  ]
}
