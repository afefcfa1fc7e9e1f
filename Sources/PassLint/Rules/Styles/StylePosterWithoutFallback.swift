import PassData
import PassModel

extension LintRule {
  static let stylePosterWithoutFallback = LintRule(
    tree: "style.poster-without-fallback", .warning, "a classic style stands beside posterGeneric",
    Note(
      why: "iOS 26 and earlier know no posterGeneric, and find no style at all",
      source: "Apple, Creating a Poster Generic Pass", .apple, bad: #""posterGeneric": {…}"#,
      good: #""posterGeneric": {…}, "generic": {…}"#), when: .has(.pass, "posterGeneric")
  ) { pass, report in
    guard let poster = pass.style(.posterGeneric), pass.classicStyle == nil else { return }
    report.found(
      "posterGeneric stands alone; iOS 26 and earlier can't show the pass",
      at: .key(pass.pointer(poster.node)), hints: ["add the same facts as 'generic'"])
  }
}
