import PassData
import PassModel

extension LintRule {
  /// Apple's own Swift package writes the lower case.
  static let upcomingKeyCase = LintRule(
    tree: "upcoming.key-case", .error, "URLs, URL and SHA256 have their capitals",
    Note(
      why: "in another case the keys are ignored and the pictures never come",
      source: "Apple, UpcomingPassInformationEntry; apple/pass-builder", [.apple, .builder],
      bad: #""images": {"headerImage": {"urls": […]}}"#, good: #""images": {"headerImage": {"URLs": […]}}"#,
      over: ["pass.key-unknown"]), when: .has(.pass, "upcomingPassInformation")
  ) { pass, report in
    for unknown in pass.unknown {
      let wanted: String? =
        switch (unknown.owner, unknown.name.lowercased()) {
        case (.upcomingPass, "urls"), (.remoteImage, "urls"): "URLs"
        case (.remoteImageURL, "url"): "URL"
        case (.remoteImageURL, "sha256"): "SHA256"
        default: nil
        }
      guard let wanted else { continue }
      report.found(
        "\(Words.quoted(unknown.name)) is spelled '\(wanted)'", at: .key(pass.pointer(unknown.place)),
        hints: ["write \"\(wanted)\""])
    }
  }
}
