import PassData
import PassModel

extension LintRule {
  /// The strict reader refuses it in a source. In a finished pass it is tolerated and told: Apple's own signed sample
  /// of 2015 has one, and Wallet took it.
  static let jsonTrailingComma = LintRule(
    subject: "json.trailing-comma", .warning, "no comma stands after the last member",
    Note(
      why: "Wallet has taken it at times; every other reader refuses the file",
      source: "Apple's BoardingPass sample; nst/JSONTestSuite", [.measured, .standard],
      bad: #"{"a": 1,}"#, good: #"{"a": 1}"#, overEverywhere: ["json.invalid"])
  ) { subject, _, report in
    for error in subject.document?.tolerated ?? [] where error.fault == .trailingComma {
      report.found(
        error.diagnostic.message, at: .located(error.location), hints: error.diagnostic.hints,
        severity: subject.origin == .source ? .error : .warning)
    }
  }
}
