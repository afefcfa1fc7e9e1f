import PassData
import PassModel

extension LintRule {
  static let teamFormat = LintRule(
    tree: "pass.team-format", .warning, "teamIdentifier is ten capital letters and digits",
    Note(
      why: "Apple's team identifiers have this form, so another one matches no certificate",
      source: "Apple, developer portal; 135 verified passes", [.apple, .measured],
      bad: #""teamIdentifier": "Example Inc.""#, good: #""teamIdentifier": "A1B2C3D4E5""#)
  ) { pass, report in
    guard let team = pass.text("teamIdentifier"), !team.isEmpty,
      !team.hasSameBytes(as: "com.apple.wallet")
    else { return }
    let isPlain = team.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
    guard team.utf8.count != 10 || !isPlain else { return }
    report.found(
      "\(Words.quoted(team)) is no team of ten capital letters and digits",
      at: .value(JSONPointer.root.appending("teamIdentifier")),
      hints: ["look it up in the developer portal under Membership"])
  }
}
