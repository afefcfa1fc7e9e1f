import PassData
import PassModel

extension LintRule {
  static let upcomingImageInsecure = LintRule(
    tree: "upcoming.image-insecure", .error, "remote images come by https",
    Note(
      why: "Wallet fetches no others, and refuses the entry", source: "Apple, UpcomingPassInformationEntry",
      .apple,
      bad: #""URL": "http://example.com/a.png""#, good: #""URL": "https://example.com/a.png""#,
      over: ["url.invalid"]), when: .has(.remoteImageURL, "URL")
  ) { pass, report in
    for link in pass.links where link.owner == .remoteImageURL {
      guard let scheme = Link.scheme(link.text), scheme != "https" else { continue }
      report.found(
        "the image's URL is \(scheme), not https", at: .value(pass.pointer(link.place)),
        hints: ["begin it with https://"])
    }
  }
}
