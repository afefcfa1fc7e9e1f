import PassData
import PassModel

/// Takes what rules find. A rule says what and where; severity and code are its own.
struct Reporter {
  private(set) var findings: [Finding] = []
  private var rule: Int = 0
  private let rules: [LintRule]

  init(rules: [LintRule]) { self.rules = rules }

  /// Takes over what the same rules have found before.
  mutating func add(_ known: [Finding]) { findings += known }

  mutating func begin(_ rule: Int) { self.rule = rule }

  /// - Parameters:
  ///   - severity: where it is not the rule's own.
  mutating func found(
    _ message: String, at place: Place, hints: [String] = [], severity: Diagnostic.Severity? = nil
  ) {
    findings.append(
      Finding(
        rule: rules[rule].id, severity: severity ?? rules[rule].severity, message: message, place: place,
        hints: hints))
  }

  /// What the reader of a text of the pass could not read.
  mutating func found(_ fault: Diagnostic) {
    findings.append(
      Finding(
        rule: fault.code, severity: fault.severity, message: fault.message,
        place: fault.location.map(Place.text) ?? .pass, hints: fault.hints))
  }

  /// Whether another rule has spoken of a place already, for rules that would only repeat it.
  func hasFinding(at place: Place) -> Bool { findings.contains { $0.place == place } }
}

/// One finding before its place is looked up.
struct Finding: Sendable {
  let rule: String
  var severity: Diagnostic.Severity
  let message: String
  let place: Place
  let hints: [String]
}
