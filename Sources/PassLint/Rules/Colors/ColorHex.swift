import PassData
import PassModel

extension LintRule {
  static let colorHex = LintRule(
    tree: "color.hex", .note, "colours have the documented spelling",
    Note(
      why: "'#RRGGBB' works, in production passes too, but Apple documents rgb() alone",
      source: "boarding passes of Amadeus, 2023", .measured, bad: "#17BB52", good: "rgb(23, 187, 82)",
      over: ["color.unparsable"])
  ) { pass, report in
    for fact in pass.colors {
      guard let color = fact.color, color.spelling == .hex(digits: 6) else { continue }
      report.found(
        "\(Words.quoted(fact.text)) is not the documented spelling", at: .value(pass.pointer(fact.place)),
        hints: ["write \(color.documented)"])
    }
  }
}
