import PassData
import PassModel

extension LintRule {
  static let descriptionEmptyOrGeneric = LintRule(
    tree: "pass.description-empty-or-generic", .warning, "description tells what the pass is",
    Note(
      why: "VoiceOver reads it in place of the picture; a name alone tells a blind person nothing",
      source: "Apple, Pass", .apple, bad: #""description": "Pass""#,
      good: #""description": "Ticket for the Autumn Show""#), when: .has(.pass, "description")
  ) { pass, report in
    guard let description = pass.text("description") else { return }
    let place = { Place.value(JSONPointer.root.appending("description")) }
    let isBlank = description.utf8.allSatisfy { $0 == 0x20 }
    // The words below are short; long descriptions are compared with nothing but the name.
    let plain =
      isBlank || description.utf8.count > 24
      ? description : description.lowercased().split(separator: " ").joined(separator: " ")
    if isBlank {
      return report.found(
        "description is empty", at: place(), hints: ["say what the pass is, in a few words"])
    }
    if ["pass", "description", "a pass", "ticket", "card", "test", "todo", "wallet pass"].contains(plain) {
      return report.found(
        "the description \(Words.quoted(description)) tells nothing", at: place(),
        hints: ["say what the pass is, in a few words"])
    }
    if let name = pass.text("organizationName"), name.hasSameBytes(as: description) {
      report.found(
        "the description is the organization's name", at: place(), hints: ["say what the pass is, too"])
    }
  }
}
