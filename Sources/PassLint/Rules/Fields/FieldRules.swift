extension RuleTable {
  static let fields: [LintRule] = [
    .fieldGroupNotArray, .fieldNotObject, .fieldKeyMissing, .fieldKeyDuplicate, .fieldValueMissing,
    .fieldValueBadType, .fieldCountOverflow, .fieldCombinedOverflow, .fieldRowInvalid, .fieldAlignNotAllowed,
    .fieldEnumInvalid, .fieldDateUnparsable, .fieldDateAndNumber, .fieldNumberNotNumber,
    .fieldCurrencyAndNumberStyle, .fieldCurrencyUnknown, .fieldRelativeWithoutStyle,
    .fieldChangeMessageNoPlaceholder, .fieldChangeMessageBadFormat, .fieldChangeMessageEmpty,
    .fieldAttributedHTML, .fieldAttributedHrefScheme, .fieldDataDetectorFront, .fieldLabelRequiredUpcoming,
    .fieldTextTooLong, .fieldHeaderMany, .fieldFooterMany, .fieldAdditionalInfoUnused,
    .posterGenericExtraGroups,
  ]
}
