extension RuleTable {
  static let styles: [LintRule] = [
    .styleMissing, .styleMultiple, .stylePosterWithoutFallback, .transitTypeMissing, .transitTypeInvalid,
    .transitTypeMisplaced, .groupingNotAllowed, .schemeUnknown, .schemeStyleMismatch, .schemeNested,
    .schemeNoLegacyLast,
  ]
}
