import PassData
import PassModel

extension LintRule {
  static let colorOutOfRange = LintRule(
    tree: "color.out-of-range", .warning, "the parts of a colour lie within 0 and 255",
    Note(
      why: "Wallet clamps what is beyond, and the colour is another one",
      source: "third-party analysis of Wallet",
      .analysis, bad: "rgb(256, 0, 0)", good: "rgb(255, 0, 0)", over: ["color.unparsable"])
  ) { pass, report in
    for fact in pass.colors {
      guard let color = fact.color, color.isClamped else { continue }
      report.found(
        "\(Words.quoted(fact.text)) has a part beyond 0 to 255", at: .value(pass.pointer(fact.place)),
        hints: ["write \(color.documented), which is what is shown"])
    }
  }
}
