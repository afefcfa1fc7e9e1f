extension RuleTable {
  static let relevance: [LintRule] = [
    .relevantDateInvalid, .relevantDateDeprecated, .relevantDatesEntryInvalid, .relevantDatesEndMissing,
    .relevantDatesEndBeforeStart, .relevantDatesOver24Hours, .relevantDatesKey26Only, .locationsTooMany,
    .locationOutOfRange, .locationNotNumber, .beaconsTooMany, .beaconUUIDInvalid, .beaconMajorMinorRange,
    .maxDistanceString, .maxDistanceNonpositive, .relevanceNeedsLocations, .posterNoRelevance,
  ]
}
