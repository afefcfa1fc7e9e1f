import PassData
import PassModel

extension LintRule {
  static let posterMissingSemantics = LintRule(
    tree: "poster.missing-semantics", .warning, "a poster event ticket has the four tags that Apple requires",
    Note(
      why: "without one of them Wallet shows the classic ticket and says nothing",
      source: "Apple, Creating an Event Pass Using Semantic Tags", .apple, bad: "no venueRoom",
      good: "eventName, venueName, venueRegionName, venueRoom"), when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    guard pass.isPosterEventTicket else { return }
    report.missingTags(["eventName", "venueName", "venueRegionName", "venueRoom"], of: "poster", in: pass)
  }
}

extension Reporter {
  /// Tells which semantic tags are absent, at the tags that are there.
  mutating func missingTags(_ tags: [String], of what: String, in pass: PassFacts) {
    let missing = tags.filter { pass.semantic($0) == nil }
    guard !missing.isEmpty else { return }
    let place = pass["semantics"] == nil ? "preferredStyleSchemes" : "semantics"
    found(
      "the \(what) needs the semantic tag\(missing.count == 1 ? "" : "s") \(Words.list(missing))",
      at: .value(JSONPointer.root.appending(place)),
      hints: ["add \(missing.count == 1 ? "it" : "them") to \"semantics\", or people see the classic pass"])
  }
}
