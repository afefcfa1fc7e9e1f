import PassData
import PassModel

extension LintRule {
  static let maxDistanceString = LintRule(
    tree: "relevance.maxdistance-string", .warning, "maxDistance is a number",
    Note(
      why: "a text is dropped in silence", source: "apple/pass-builder", .builder,
      bad: #""maxDistance": "100""#,
      good: #""maxDistance": 100"#, over: ["pass.key-wrong-type"]), when: .has(.pass, "maxDistance")
  ) { pass, report in
    for misfit in pass.misfits where misfit.key.name == "maxDistance" {
      report.found(
        "maxDistance must be a number; found \(Words.quoted(misfit.found))",
        at: .value(pass.pointer(misfit.place)), hints: misfit.hints)
    }
  }
}
