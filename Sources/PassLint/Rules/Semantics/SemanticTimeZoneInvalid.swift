import PassData
import PassModel

extension LintRule {
  /// Judged by the shape of the name, so that the answer does not depend on the machine's zone files.
  static let semanticTimeZoneInvalid = LintRule(
    tree: "semantic.timezone-invalid", .error, "a time zone has a name of the IANA database",
    Note(
      why: "Wallet refuses the pass, or shows the times of another place", source: "Apple, SemanticTags",
      [.apple, .analysis], bad: #""departureLocationTimeZone": "GMT+1""#,
      good: #""departureLocationTimeZone": "Europe/Berlin""#)
  ) { pass, report in
    for zone in pass.zones where !TimeZoneName.isPlausible(zone.text) {
      report.found(
        "\(Words.quoted(zone.text)) is no name of a time zone", at: .value(pass.pointer(zone.place)),
        hints: ["write the area and a city, such as Europe/Berlin"])
    }
  }
}
