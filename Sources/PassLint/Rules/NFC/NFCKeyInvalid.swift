import PassCrypto
import PassData
import PassModel

extension LintRule {
  static let nfcKeyInvalid = LintRule(
    tree: "nfc.key-invalid", .error, "encryptionPublicKey is a P-256 public key",
    Note(
      why: "Wallet writes that it isn't a valid EC compact public key, and refuses the pass",
      source: "Apple, Pass.NFC; device consoles", [.apple, .console],
      bad: "PEM lines, an RSA key, another curve",
      good: "80 characters of Base64 that begin with MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgA"),
    when: .has(.nfc, "encryptionPublicKey")
  ) { pass, report in
    guard let text = pass["nfc"]?["encryptionPublicKey"]?.stringValue else { return }
    let place = Place.value(JSONPointer.root.appending("nfc").appending("encryptionPublicKey"))
    if text.contains("-----BEGIN") {
      return report.found(
        "the key has its PEM armour", at: place,
        hints: ["keep the Base64 between the lines, without line breaks"])
    }
    guard let bytes = Base64.decode(text) else {
      return report.found("the key is no Base64", at: place, hints: [nfcKeyHint])
    }
    switch ContactlessKey.judge(bytes) {
    case .compressed, .uncompressed: return
    case .notAKey: report.found("the key is no EC public key", at: place, hints: [nfcKeyHint])
    case .offCurve: report.found("the key is no point on the curve P-256", at: place, hints: [nfcKeyHint])
    case .otherKind(let kind):
      report.found("the key is \(kind), not EC P-256", at: place, hints: [nfcKeyHint])
    }
  }

  static let nfcKeyHint =
    "make it with: openssl ec -in key.pem -pubout -conv_form compressed -outform DER | base64 -w0"
}
