import PassData
import PassModel

extension LintRule {
  static let nfcPosterAuthMissing = LintRule(
    tree: "nfc.poster-auth-missing", .warning, "a poster event ticket says whether NFC needs authentication",
    Note(
      why: "Apple's pass-builder takes its absence for an error", source: "apple/pass-builder", .builder,
      bad: #""nfc": {"message": …, "encryptionPublicKey": …}"#,
      good: #""nfc": {…, "requiresAuthentication": false}"#), when: .has(.pass, "nfc")
  ) { pass, report in
    guard pass.isPosterEventTicket, let nfc = pass["nfc"]?.objectValue, nfc["requiresAuthentication"] == nil
    else { return }
    report.found(
      "nfc has no requiresAuthentication", at: .value(JSONPointer.root.appending("nfc")),
      hints: ["add \"requiresAuthentication\": true or false"])
  }
}
