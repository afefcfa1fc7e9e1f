import PassData
import PassModel

extension LintRule {
  static let schemeNoLegacyLast = LintRule(
    tree: "style.scheme-no-legacy-last", .note, "preferredStyleSchemes ends with the classic appearance",
    Note(
      why: "Wallet falls back to it anyway; Apple's articles name it, so that readers see it",
      source: "Apple, Creating an Event Pass Using Semantic Tags", .apple,
      bad: #"["posterEventTicket"]"#, good: #"["posterEventTicket", "eventTicket"]"#),
    when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    guard let schemes = pass["preferredStyleSchemes"]?.arrayValue, let last = schemes.last?.stringValue,
      last == "posterEventTicket" || last == "semanticBoardingPass"
    else { return }
    let classic = last == "posterEventTicket" ? "eventTicket" : "boardingPass"
    report.found(
      "the list does not end with '\(classic)'",
      at: .value(JSONPointer.root.appending("preferredStyleSchemes")),
      hints: ["add \"\(classic)\" at its end"])
  }
}
