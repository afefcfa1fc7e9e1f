import PassData
import PassModel

extension LintRule {
  static let nfcKeyMissing = LintRule(
    tree: "nfc.key-missing", .error, "nfc has an encryptionPublicKey",
    Note(
      why: "Apple requires it; without one the device has nothing to encrypt to", source: "Apple, Pass.NFC",
      [.apple, .builder], bad: #""nfc": {"message": "C-1042"}"#,
      good: #""nfc": {"message": "C-1042", "encryptionPublicKey": "MDkw…"}"#, over: ["nfc.key-invalid"]),
    when: .has(.pass, "nfc")
  ) { pass, report in
    for missing in pass.missing where missing.owner == .nfc && missing.key.name == "encryptionPublicKey" {
      report.found(
        "nfc has no encryptionPublicKey", at: .value(pass.pointer(missing.node)), hints: [nfcKeyHint])
    }
  }
}
