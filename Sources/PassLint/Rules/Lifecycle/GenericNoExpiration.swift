import PassData
import PassModel

extension LintRule {
  static let genericNoExpiration = LintRule(
    tree: "pass.generic-no-expiration", .note, "a poster generic pass has an expirationDate",
    Note(
      why: "nothing else ever moves it out of the way", source: "Apple, Creating a Poster Generic Pass",
      .apple,
      bad: "posterGeneric without expirationDate", good: #""expirationDate": "2027-01-31T23:59+01:00""#),
    when: .has(.pass, "posterGeneric")
  ) { pass, report in
    guard let poster = pass.style(.posterGeneric), pass["expirationDate"] == nil else { return }
    report.found(
      "the poster never expires by itself", at: .key(pass.pointer(poster.node)), hints: ["add expirationDate"]
    )
  }
}
