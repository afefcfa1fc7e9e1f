import PassData
import PassModel

extension LintRule {
  static let colorRGBA = LintRule(
    tree: "color.rgba", .note, "colours have no alpha",
    Note(
      why: "rgba() works, in production passes too, but Apple documents rgb() alone",
      source: "boarding passes of United, 2020; passes made by iOS 27", .measured,
      bad: "rgba(23, 187, 82, 1)",
      good: "rgb(23, 187, 82)", over: ["color.unparsable"])
  ) { pass, report in
    for fact in pass.colors {
      guard let color = fact.color, color.spelling == .rgba else { continue }
      report.found(
        "\(Words.quoted(fact.text)) is not the documented spelling", at: .value(pass.pointer(fact.place)),
        hints: ["write \(color.documented)"])
    }
  }
}
