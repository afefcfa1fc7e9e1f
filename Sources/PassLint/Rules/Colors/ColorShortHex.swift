import PassData
import PassModel

extension LintRule {
  static let colorShortHex = LintRule(
    tree: "color.short-hex", .warning, "no colour has three or eight hexadecimal digits",
    Note(
      why:
        "Wallet reads the digits as one number: '#F00' becomes nearly black, and of eight the first two are ignored",
      source: "third-party analysis of Wallet", .analysis, bad: "#F00", good: "rgb(255, 0, 0)",
      over: ["color.unparsable"])
  ) { pass, report in
    for fact in pass.colors {
      guard let color = fact.color, case .hex(let digits) = color.spelling, digits != 6 else { continue }
      report.found(
        "\(Words.quoted(fact.text)) has \(digits) digits, which Wallet reads as another colour",
        at: .value(pass.pointer(fact.place)),
        hints: [digits == 3 ? "write \(color.documented)" : "write it as rgb(red, green, blue)"])
    }
  }
}
