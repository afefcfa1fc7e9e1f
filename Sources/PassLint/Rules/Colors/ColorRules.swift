extension RuleTable {
  static let colors: [LintRule] = [
    .colorUnparsable, .colorOutOfRange, .colorShortHex, .colorHex, .colorRGBA, .colorLowContrast,
    .colorStripShineInert, .colorAutomaticColorsOverride, .colorBackgroundForcesWhite,
  ]
}
