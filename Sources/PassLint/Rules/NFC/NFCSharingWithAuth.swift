import PassData
import PassModel

extension LintRule {
  static let nfcSharingWithAuth = LintRule(
    tree: "nfc.sharing-with-auth-nfc", .warning, "a pass that needs authentication can't be shared",
    Note(
      why:
        "systems before iOS 13.1 know no requiresAuthentication, so a shared copy is used there without it",
      source: "Apple, Pass.NFC", .apple, bad: #""nfc": {"requiresAuthentication": true, …}"#,
      good: #""sharingProhibited": true, "nfc": {"requiresAuthentication": true, …}"#),
    when: .has(.nfc, "requiresAuthentication")
  ) { pass, report in
    guard pass["nfc"]?["requiresAuthentication"]?.boolValue == true,
      pass["sharingProhibited"]?.boolValue != true
    else { return }
    report.found(
      "the pass needs authentication and may be shared",
      at: .value(JSONPointer.root.appending("nfc").appending("requiresAuthentication")),
      hints: ["add \"sharingProhibited\": true"])
  }
}
