import PassData
import PassModel

extension LintRule {
  static let colorUnparsable = LintRule(
    tree: "color.unparsable", .error, "colours are spelled 'rgb(23, 187, 82)'",
    Note(
      why: "Wallet writes 'unable to parse color string' and refuses the pass",
      source: "Apple, Pass; device consoles; dotnet-passbook 49", [.apple, .console],
      bad: #""backgroundColor": "rgb(255-255-255)""#, good: #""backgroundColor": "rgb(255, 255, 255)""#)
  ) { pass, report in
    for fact in pass.colors where fact.color == nil {
      report.found(
        "\(Words.quoted(fact.text)) is no colour", at: .value(pass.pointer(fact.place)),
        hints: ["write it as rgb(red, green, blue), each from 0 to 255"])
    }
  }
}
