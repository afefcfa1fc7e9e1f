import PassData
import PassModel

extension LintRule {
  static let keyWrongType = LintRule(
    tree: "pass.key-wrong-type", .error, "every value has the type of its key",
    Note(
      why: "Wallet refuses the pass; its console says 'value for key must be of class'",
      source: "Apple, Pass", [.apple, .console, .analysis], bad: #""serialNumber": 17"#,
      good: #""serialNumber": "17""#)
  ) { pass, report in
    for misfit in pass.misfits {
      let name = misfit.isElement ? "an element of '\(misfit.key.name)'" : "'\(misfit.key.name)'"
      report.found(
        "\(name) must be \(misfit.wanted.words); found \(misfit.found.kindName)",
        at: .value(pass.pointer(misfit.place)), hints: misfit.hints)
    }
  }
}

extension Misfit {
  /// What to write, where the intention is plain.
  var hints: [String] {
    switch (wanted, found) {
    case (.text, .number(let number)), (.localizable, .number(let number)), (.choice, .number(let number)):
      return ["write \"\(number.text)\" in double quotes"]
    case (.number, .string(let text)), (.integer, .string(let text)):
      return JSONNumber(text: text) == nil ? [] : ["write \(text) without quotes"]
    case (.boolean, .string(let text)):
      return ["true", "false"].contains(text.lowercased())
        ? ["write \(text.lowercased()) without quotes"] : []
    case (.boolean, .number(let number)) where number.text == "0" || number.text == "1":
      return ["write \(number.text == "1")"]
    case (.array, .null), (.object, .null), (.text, .null), (.localizable, .null):
      return ["leave the key out"]
    case (.array, _): return ["put it into [ ]"]
    default: return []
    }
  }
}
