import PassCrypto
import PassData
import PassModel

extension LintRule {
  static let nfcKeyUncompressed = LintRule(
    tree: "nfc.key-uncompressed", .warning, "encryptionPublicKey holds a compressed point",
    Note(
      why: "every real key has the short form, and the console speaks of a compact key",
      source: "keys in six public repositories; edutap's documentation; device consoles",
      [.measured, .console],
      bad: "124 characters that begin with MFkw", good: "80 characters that begin with MDkw"),
    when: .has(.nfc, "encryptionPublicKey")
  ) { pass, report in
    guard let text = pass["nfc"]?["encryptionPublicKey"]?.stringValue, let bytes = Base64.decode(text),
      ContactlessKey.judge(bytes) == .uncompressed
    else { return }
    report.found(
      "the key holds an uncompressed point",
      at: .value(JSONPointer.root.appending("nfc").appending("encryptionPublicKey")), hints: [nfcKeyHint])
  }
}
