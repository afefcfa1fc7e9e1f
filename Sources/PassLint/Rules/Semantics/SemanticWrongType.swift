import PassData
import PassModel

extension LintRule {
  /// Seats with numbers in place of texts are reported to work, and are a warning.
  static let semanticWrongType = LintRule(
    tree: "semantic.wrong-type", .error, "every semantic tag has the type that Apple gives it",
    Note(
      why: "a tag of another type makes Wallet refuse the pass", source: "Apple, SemanticTags",
      [.apple, .analysis],
      bad: #""flightNumber": "123""#, good: #""flightNumber": 123"#, over: ["pass.key-wrong-type"])
  ) { pass, report in
    for misfit in pass.misfits where misfit.owner.isSemantic || misfit.key.name == "semantics" {
      let name = misfit.isElement ? "an element of '\(misfit.key.name)'" : "'\(misfit.key.name)'"
      report.found(
        "\(name) must be \(misfit.wanted.words); found \(misfit.found.kindName)",
        at: .value(pass.pointer(misfit.place)), hints: misfit.hints,
        severity: misfit.owner == .seat && misfit.found.numberValue != nil ? .warning : nil)
    }
  }
}
