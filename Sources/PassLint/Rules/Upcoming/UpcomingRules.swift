extension RuleTable {
  static let upcoming: [LintRule] = [
    .upcomingDuplicateID, .upcomingRequired, .upcomingKeyCase, .upcomingImageInsecure, .upcomingImageSize,
    .upcomingReuseNotAllowed, .upcomingNotPoster,
  ]
}
