extension RuleTable {
  static let service: [LintRule] = [
    .serviceNotHTTPS, .serviceHasV1, .serviceTokenMissing, .serviceTokenOrphan, .serviceTokenTooShort,
    .serviceTokenWeak, .serviceTokenChanged, .serviceTokenShared, .serviceLocalhostOrPrivate,
    .serviceUpdateNoChangeMessage, .serviceDistExtension, .serialDuplicate,
  ]
}
