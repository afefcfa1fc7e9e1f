extension RuleTable {
  static let actions: [LintRule] = [
    .actionTooMany, .actionTypeUnknown, .actionDuplicateID, .actionOnPosterTicket,
  ]
}
