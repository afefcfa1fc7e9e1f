extension RuleTable {
  static let boarding: [LintRule] = [
    .boardingSemanticMissing, .boardingSemanticNotAir, .boardingClassicEmpty, .boardingTimesOrder,
  ]
}
