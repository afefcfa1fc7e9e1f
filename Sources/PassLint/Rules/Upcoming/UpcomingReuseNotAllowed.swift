import PassData
import PassModel

extension LintRule {
  static let upcomingReuseNotAllowed = LintRule(
    subject: "upcoming.reuse-not-allowed", .error, "only a venueMap that the pass holds is used again",
    Note(
      why: "Wallet writes 'Reusability not allowed' and refuses the pass", source: "device consoles",
      [.console, .analysis], bad: #""headerImage": {"reuseExisting": true}"#,
      good: #""venueMap": {"reuseExisting": true}, and venueMap.png in the pass"#),
    when: .has(.remoteImage, "reuseExisting")
  ) { subject, pass, report in
    for image in pass.objects(.remoteImage) where image.value["reuseExisting"]?.boolValue == true {
      let path = pass.pointer(image.node)
      let place = Place.value(path.appending("reuseExisting"))
      if path.tokens.last != .key("venueMap") {
        report.found("only venueMap can be used again", at: place, hints: ["give URLs"])
      } else if let files = subject.files, !files.slotsAtRoot.contains(.venueMap) {
        report.found(
          "the pass holds no venueMap to use again", at: place, hints: ["add venueMap.png, or give URLs"])
      }
    }
  }
}
