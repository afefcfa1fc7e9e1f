import PassData
import PassModel

extension LintRule {
  static let styleMissing = LintRule(
    tree: "style.missing", .error, "a pass has one style key",
    Note(
      why: "Wallet refuses a pass without one; its console lists the five names",
      source: "Apple, Pass; device consoles", [.apple, .console, .measured], bad: "no style key",
      good: #""generic": {"primaryFields": […]}"#)
  ) { pass, report in
    guard pass.styles.isEmpty else { return }
    report.found(
      "the pass has no style", at: .value(.root),
      hints: ["add one of: \(PassStyle.classic.map(\.rawValue).joined(separator: ", "))"])
  }
}
