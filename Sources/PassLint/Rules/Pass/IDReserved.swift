import PassData
import PassModel

extension LintRule {
  static let idReserved = LintRule(
    tree: "pass.id-reserved", .error, "the identity is not the one of passes that iOS makes itself",
    Note(
      why: "'com.apple.wallet' and 'userpass.com.apple.wallet.…' stand for passes that people make on their "
        + "phone; nobody can sign them",
      source: "passes made by iOS 27", .measured, bad: #""teamIdentifier": "com.apple.wallet""#,
      good: #""teamIdentifier": "A1B2C3D4E5""#)
  ) { pass, report in
    if let team = pass.text("teamIdentifier"), team.hasSameBytes(as: "com.apple.wallet") {
      report.found(
        "the team 'com.apple.wallet' is reserved", at: .value(JSONPointer.root.appending("teamIdentifier")),
        hints: ["write the ten characters of your team"])
    }
    if let type = pass.text("passTypeIdentifier"), type.hasPrefix("userpass.com.apple.wallet.") {
      report.found(
        "pass types that begin with 'userpass.com.apple.wallet.' are reserved",
        at: .value(JSONPointer.root.appending("passTypeIdentifier")),
        hints: ["write the Pass Type ID of your certificate"])
    }
  }
}
