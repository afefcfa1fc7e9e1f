extension RuleTable {
  static let archive: [LintRule] =
    archiveFiles + [
      .archivePassTooLarge, .archiveUnknownRootFile,
    ]
}
