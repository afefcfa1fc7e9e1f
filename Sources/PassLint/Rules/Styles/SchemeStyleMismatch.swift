import PassData
import PassModel

extension LintRule {
  static let schemeStyleMismatch = LintRule(
    tree: "style.scheme-style-mismatch", .warning, "each preferred appearance belongs to the pass's style",
    Note(
      why:
        "posterEventTicket is an appearance of eventTicket, semanticBoardingPass one of boardingPass; with another "
        + "style Wallet skips it",
      source: "Apple, Pass", .apple,
      bad: #""generic": {…}, "preferredStyleSchemes": ["posterEventTicket"]"#,
      good: #""eventTicket": {…}, "preferredStyleSchemes": ["posterEventTicket", "eventTicket"]"#),
    when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    guard let style = pass.classicStyle?.style, let schemes = pass["preferredStyleSchemes"]?.arrayValue
    else { return }
    let path = JSONPointer.root.appending("preferredStyleSchemes")
    for (index, scheme) in schemes.enumerated() {
      let needed: PassStyle? =
        switch scheme.stringValue {
        case "posterEventTicket", "eventTicket": .eventTicket
        case "semanticBoardingPass", "boardingPass": .boardingPass
        default: nil
        }
      guard let needed, needed != style else { continue }
      report.found(
        "\(Words.quoted(scheme)) needs the style '\(needed.rawValue)'; this is '\(style.rawValue)'",
        at: .value(path.appending(index)), hints: ["delete it, or change the style"])
    }
  }
}
