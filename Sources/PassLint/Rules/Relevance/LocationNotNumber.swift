import PassData
import PassModel

extension LintRule {
  static let locationNotNumber = LintRule(
    tree: "relevance.location-not-number", .error, "a location has latitude and longitude, as numbers",
    Note(
      why: "Wallet refuses the pass", source: "Apple, Pass.Locations", [.apple, .analysis],
      bad: #"{"latitude": "54.32", "longitude": "10.12"}"#, good: #"{"latitude": 54.32, "longitude": 10.12}"#,
      over: ["pass.key-wrong-type"]), when: .has(.pass, "locations")
  ) { pass, report in
    for misfit in pass.misfits where misfit.owner == .location {
      guard case .number = misfit.wanted else { continue }
      report.found(
        "\(misfit.key.name) must be a number; found \(Words.quoted(misfit.found))",
        at: .value(pass.pointer(misfit.place)), hints: misfit.hints)
    }
    for location in pass.objects(.location) {
      let missing = ["latitude", "longitude"].filter { location.value[$0] == nil }
      guard !missing.isEmpty else { continue }
      report.found(
        "the location has no \(Words.list(missing))", at: .value(pass.pointer(location.node)),
        hints: hints(for: missing, in: location.value))
    }
  }

  /// `lat` and `long` are what other systems call them.
  private static func hints(for missing: [String], in location: JSONObject) -> [String] {
    let strangers = location.keys.filter { PassSchema.row($0, in: .location) == nil }
    return missing.compactMap { wanted in
      strangers.first {
        Spelling.nearest(to: $0, among: [wanted]) != nil || ($0 == "lng" && wanted == "longitude")
      }
      .map { "did you mean '\(wanted)' by '\($0)'?" }
    }
  }
}
