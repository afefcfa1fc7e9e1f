import PassData
import PassModel

/// Rules about certificate and key. PassCrypto finds them when an identity is loaded or a signature is checked; here they
/// are explained.
extension RuleTable {
  static let identity: [LintRule] = [
    LintRule(
      reader: "identity.expired", .error, "the certificate has not expired",
      LintRule.Note(
        why: "the pass can't be added any more; installed copies stay", source: "Apple, Building a Pass",
        .apple,
        bad: "a certificate of last year", good: "a new one from the developer portal")),
    LintRule(
      reader: "identity.not-yet-valid", .error, "the certificate is valid already",
      LintRule.Note(
        why: "the clock of this machine is behind", source: "our inference", [.inferred, .standard],
        bad: "a validity that begins tomorrow", good: "a right clock")),
    LintRule(
      reader: "identity.wrong-kind", .error, "the certificate is a Pass Type ID certificate",
      LintRule.Note(
        why: "certificates for push, distribution or orders sign no passes", source: "three public files",
        .measured,
        bad: "Apple Push Services", good: "Pass Type ID: pass.com.example.ticket",
        overEverywhere: ["identity.type-id-mismatch", "identity.extension-mismatch", "identity.nfc-required"])
    ),
    LintRule(
      reader: "identity.type-id-mismatch", .error, "passTypeIdentifier is the certificate's",
      LintRule.Note(
        why: "Wallet writes that it 'may not match your certificate'", source: "Apple, Building a Pass",
        [.apple, .console], bad: "pass.com.example.a signed for pass.com.example.b",
        good: "the same on both sides",
        overEverywhere: ["identity.extension-mismatch"])),
    LintRule(
      reader: "identity.extension-mismatch", .error, "the certificate's extension names the pass type",
      LintRule.Note(
        why: "Wallet compares extension 1.2.840.113635.100.6.1.16, not the name",
        source: "pkpassvalidator's bad.pkpass",
        [.measured, .users], bad: "the certificate's display name in it", good: "the pass type identifier")),
    LintRule(
      reader: "identity.team-mismatch", .error, "teamIdentifier is the certificate's",
      LintRule.Note(
        why: "Wallet writes that it 'may not match your certificate'", source: "Apple, Building a Pass",
        [.apple, .console], bad: "another team's", good: "the OU of the certificate")),
    LintRule(
      reader: "identity.key-mismatch", .error, "the private key belongs to the certificate",
      LintRule.Note(
        why: "the signature of another key verifies nowhere", source: "threads of many tools",
        [.users, .standard],
        bad: "the key of last year's request", good: "both from one keychain item")),
    LintRule(
      reader: "identity.key-not-rsa", .warning, "the key is RSA",
      LintRule.Note(
        why: "all verified passes have RSA keys; nobody knows whether Wallet takes others",
        source: "135 verified passes", .measured, bad: "an EC key", good: "RSA of 2048 bits")),
    LintRule(
      reader: "identity.nfc-required", .error, "a pass with nfc is signed with an NFC certificate",
      LintRule.Note(
        why: "Wallet writes 'must be signed with an enhanced Passbook certificate'",
        source: "device consoles",
        .console, bad: "Pass Type ID: …", good: "Pass Type ID with NFC: …")),
    LintRule(
      reader: "identity.p12-legacy", .note, "the .p12 file has a modern encryption",
      LintRule.Note(
        why: "RC2 and 3DES files open here; other tools on OpenSSL 3 refuse them", source: "php-pkpass",
        .users,
        bad: "an export of an old keychain", good: "openssl pkcs12 -export")),
  ]
}
