extension RuleTable {
  static let pass: [LintRule] = [
    .keyMissingRequired, .keyWrongType, .formatVersionUnsupported, .keyUnknown, .keyMisplaced,
    .keyInternalApple, .idReserved, .idFormat, .teamFormat, .serialRiskyCharacters, .serialEmpty,
    .descriptionEmptyOrGeneric,
  ]
}
