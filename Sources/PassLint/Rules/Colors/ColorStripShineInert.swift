import PassData
import PassModel

extension LintRule {
  static let colorStripShineInert = LintRule(
    tree: "color.strip-shine-inert", .note, "suppressStripShine is left out",
    Note(
      why: "there has been no shine since iOS 7; the key does nothing", source: "Apple's archived guide",
      .archived,
      bad: #""suppressStripShine": true"#, good: "leave it out"), when: .has(.pass, "suppressStripShine")
  ) { pass, report in
    report.found(
      "suppressStripShine does nothing since iOS 7",
      at: .key(JSONPointer.root.appending("suppressStripShine")), hints: ["delete it"])
  }
}
