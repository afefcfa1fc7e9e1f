import PassData
import PassModel

extension LintRule {
  /// posterGeneric beside one classic style is right.
  static let styleMultiple = LintRule(
    tree: "style.multiple", .error, "a pass has one classic style",
    Note(
      why:
        "Apple documents one; of several, Wallet shows the first of storeCard, eventTicket, coupon, boardingPass, "
        + "generic",
      source: "Apple, Pass; third-party analysis", [.apple, .analysis],
      bad: #""generic": {…}, "coupon": {…}"#, good: #""coupon": {…}"#)
  ) { pass, report in
    let classic = pass.styles.filter(\.style.isClassic)
    guard classic.count > 1, let second = classic.dropFirst().first else { return }
    let names = classic.map { "'\($0.style.rawValue)'" }
    report.found(
      "the pass has \(classic.count) styles: \(Words.list(names))", at: .key(pass.pointer(second.node)),
      hints: ["keep one of them"])
  }
}
