import PassData
import PassModel

extension LintRule {
  static let upcomingImageSize = LintRule(
    tree: "upcoming.image-size", .error, "remote images have 2 MiB at most",
    Note(
      why: "Wallet writes 'size larger than allowed' and shows no picture",
      source: "Apple, UpcomingPassInformationEntry; device consoles", [.apple, .console],
      bad: #""size": 3000000"#,
      good: #""size": 200000"#), when: .has(.remoteImageURL, "size")
  ) { pass, report in
    for breach in pass.breaches where breach.owner == .remoteImageURL && breach.key.name == "size" {
      report.found(
        "the image has \(Words.quoted(breach.found)) bytes; 2097152 are allowed",
        at: .value(pass.pointer(breach.place)), hints: ["compress it"])
    }
  }
}
