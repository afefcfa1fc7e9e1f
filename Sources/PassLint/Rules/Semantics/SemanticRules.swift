import PassModel

extension RuleTable {
  static let semantics: [LintRule] = [
    .semanticUnknown, .semanticWrongType, .semanticDateInvalid, .semanticTimeZoneInvalid,
    .semanticEnumInvalid, .semanticWrongStyle, .semanticUnitWord, .semanticCurrencyShape,
    .semanticEventDateShape, .semanticWifiMissing, .semanticLocationMissing,
  ]
}

extension SchemaObject {
  /// Whether this is the semantic tags or a value within them.
  var isSemantic: Bool {
    switch self {
    case .semantics, .currencyAmount, .semanticLocation, .personName, .seat, .wifiNetwork, .eventDateInfo,
      .airPlay:
      true
    default: false
    }
  }
}
