import PassData
import PassModel

extension LintRule {
  static let upcomingRequired = LintRule(
    tree: "upcoming.required", .error, "an upcoming pass has type 'event', identifier and name",
    Note(
      why: "Wallet refuses the pass", source: "Apple, UpcomingPassInformationEntry", [.apple, .analysis],
      bad: #"{"name": "Gig"}"#, good: #"{"type": "event", "identifier": "gig-1", "name": "Gig"}"#),
    when: .has(.pass, "upcomingPassInformation")
  ) { pass, report in
    for missing in pass.missing where missing.owner == .upcomingPass {
      report.found(
        "the upcoming pass has no '\(missing.key.name)'", at: .value(pass.pointer(missing.node)),
        hints: ["add \"\(missing.key.name)\"\(missing.key.name == "type" ? ": \"event\"" : "")"])
    }
    for breach in pass.breaches where breach.owner == .upcomingPass {
      report.found(
        "'\(breach.key.name)' is empty", at: .value(pass.pointer(breach.place)),
        hints: ["write \(breach.key.about)"])
    }
    for choice in pass.choices where choice.vocabulary == .upcomingType {
      report.found(
        "\(Words.quoted(choice.text)) is no type of an upcoming pass", at: .value(pass.pointer(choice.place)),
        hints: ["write \"event\""])
    }
  }
}
