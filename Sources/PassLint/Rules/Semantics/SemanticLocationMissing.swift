import PassData
import PassModel

extension LintRule {
  static let semanticLocationMissing = LintRule(
    tree: "semantic.location-missing", .error, "a location in semantic tags has latitude and longitude",
    Note(
      why: "Wallet refuses the pass", source: "Apple, SemanticTagType.Location", .apple,
      bad: #""venueLocation": {"latitude": 54.32}"#,
      good: #""venueLocation": {"latitude": 54.32, "longitude": 10.12}"#,
      over: ["semantic.wrong-type"]), when: .has(.semantics)
  ) { pass, report in
    for missing in pass.missing where missing.owner == .semanticLocation {
      report.found(
        "the location has no '\(missing.key.name)'", at: .value(pass.pointer(missing.node)),
        hints: ["add \"\(missing.key.name)\" in degrees"])
    }
  }
}
