import PassData
import PassModel

extension RuleTable {
  static let dates: [LintRule] = [
    .dateNoTimeZone, .dateBadZone, .dateNoTime, .dateImpossible, .dateUnparsable,
  ]

  /// What a date rule silences at its place.
  static let vagueDateRules = [
    "relevance.relevantdate-invalid", "relevance.relevantdates-entry-invalid", "semantic.date-invalid",
    "field.date-unparsable", "date.unparsable",
  ]
}

extension PassFacts {
  /// The dates whose fault is of one kind.
  func dates(_ isMeant: (PassDateError.Fault) -> Bool) -> [(fact: DateFact, error: PassDateError)] {
    dates.compactMap { fact in
      guard case .failure(let error) = fact.reading, isMeant(error.fault) else { return nil }
      return (fact, error)
    }
  }
}
