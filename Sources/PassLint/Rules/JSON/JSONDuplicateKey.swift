import PassData
import PassModel

extension LintRule {
  /// The strict reader refuses it in a source; in a finished pass it is tolerated, and the last value counts.
  static let jsonDuplicateKey = LintRule(
    subject: "json.duplicate-key", .warning, "no key stands twice in one object",
    Note(
      why: "which of the two values counts is not defined, and differs between readers",
      source: "RFC 8259 section 4", .standard, bad: #"{"a": 1, "a": 2}"#, good: #"{"a": 2}"#)
  ) { subject, _, report in
    for error in subject.document?.tolerated ?? [] {
      guard case .duplicateKey = error.fault else { continue }
      report.found(
        error.diagnostic.message, at: .located(error.location), hints: error.diagnostic.hints,
        severity: subject.origin == .source ? .error : .warning)
    }
  }
}
