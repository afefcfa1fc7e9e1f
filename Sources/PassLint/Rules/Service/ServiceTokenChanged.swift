import PassData
import PassModel

extension LintRule {
  /// For `--against`: type and serial number are the identity of a pass, the token its secret.
  static let serviceTokenChanged = LintRule(
    subject: "service.token-changed", .error, "an update keeps pass type, serial number and token",
    Note(
      why:
        "Wallet takes a pass of another identity for another pass, and a phone goes on using the old token",
      source: "Apple, Adding a Web Service to Update Passes", .apple,
      bad: "another authenticationToken than the installed pass has", good: "the same one for ever")
  ) { subject, pass, report in
    guard let previous = subject.previous else { return }
    for key in ["passTypeIdentifier", "serialNumber", "authenticationToken"] {
      guard let old = previous[key], let new = pass[key], old != new else { continue }
      let values = key == "authenticationToken" ? "" : ": \(Words.quoted(old)) became \(Words.quoted(new))"
      report.found(
        "\(key) differs from the older version\(values)", at: .value(JSONPointer.root.appending(key)),
        hints: ["keep the value of the installed pass"])
    }
  }
}
