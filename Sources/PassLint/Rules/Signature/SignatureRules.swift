import PassData
import PassModel

/// Rules about the signature. PassCrypto finds them while it checks one; here they are explained.
extension RuleTable {
  static let signature: [LintRule] = [
    LintRule(
      reader: "signature.not-der-cms", .error, "the signature is DER of a CMS SignedData",
      LintRule.Note(
        why: "Wallet writes 'manifest signature did not verify successfully'",
        source: "threads of php-pkpass and passkit-generator", [.console, .users],
        bad: "PEM, Base64, S/MIME text",
        good: "openssl cms -sign -binary -outform DER")),
    LintRule(
      reader: "signature.empty", .error, "the signature is not empty",
      LintRule.Note(
        why: "signing failed without a word; Wallet writes 'signature is missing'", source: "php-pkpass",
        [.console, .users], bad: "0 bytes", good: "about 3 KB",
        overEverywhere: ["archive.missing-signature", "signature.not-der-cms"])),
    LintRule(
      reader: "signature.verify-failed", .error, "the signature fits the manifest",
      LintRule.Note(
        why: "the manifest was changed after it was signed, or another key was used",
        source: "php-pkpass 112; device consoles", [.console, .users], bad: "a manifest written again",
        good: "sign last")),
    LintRule(
      reader: "signature.attached", .warning, "the signature does not hold the manifest",
      LintRule.Note(
        why: "Apple asks for a detached one", source: "Apple, Building a Pass", .apple, bad: "-nodetach",
        good: "detached")),
    LintRule(
      reader: "signature.no-signing-time", .error, "the signature says when it was made",
      LintRule.Note(
        why: "Wallet writes 'signature must contain a signing date'",
        source: "device consoles; four failing tries of one project", [.console, .measured], bad: "-noattr",
        good: "signed attributes with signingTime")),
    LintRule(
      reader: "signature.no-signed-attrs", .error, "the signature has signed attributes",
      LintRule.Note(
        why: "without them there is no signing time", source: "device consoles", .console, bad: "-noattr",
        good: "signed attributes", over: ["signature.no-signing-time"])),
    LintRule(
      reader: "signature.time-outside-cert", .error,
      "the signing time lies within the certificate's validity",
      LintRule.Note(
        why: "the clock was wrong, or the certificate had expired", source: "our inference",
        [.inferred, .standard], bad: "signed a year after the end", good: "signed while it was valid")),
    LintRule(
      reader: "signature.weak-digest", .note, "the signature uses SHA-256",
      LintRule.Note(
        why: "SHA-1 has worked so far, MD5 can be forged", source: "141 public passes", .measured,
        bad: "SHA-1", good: "SHA-256")),
    LintRule(
      reader: "signature.multiple-signers", .warning, "the signature has one signer",
      LintRule.Note(
        why: "nobody knows what Wallet makes of two", source: "our inference", .inferred,
        bad: "two SignerInfos",
        good: "one")),
    LintRule(
      reader: "signature.wwdr-missing", .warning, "the signature holds Apple's intermediate certificate",
      LintRule.Note(
        why: "older systems can't complete the chain without it",
        source: "Apple's archived guide; 15 public passes",
        [.archived, .measured], bad: "the leaf alone", good: "leaf and WWDR G4")),
    LintRule(
      reader: "signature.wwdr-mismatch", .warning, "the intermediate is the one that issued the leaf",
      LintRule.Note(
        why: "another generation completes no chain; today's systems look further, others refuse",
        source: "php-pkpass 118; 23 public passes", [.measured, .users], bad: "G6 with a leaf of G4",
        good: "G4 with a leaf of G4", over: ["signature.wwdr-missing", "signature.wwdr-expired"])),
    LintRule(
      reader: "signature.wwdr-expired", .warning, "the intermediate is valid",
      LintRule.Note(
        why: "G1, G7 and G8 have expired", source: "Apple's certificates", .measured, bad: "G1", good: "G4")),
    LintRule(
      reader: "signature.chain-not-apple", .error, "the chain ends at an Apple root",
      LintRule.Note(
        why: "Wallet trusts no other; a self-signed certificate is for trying out", source: "device consoles",
        .console, bad: "a certificate of your own", good: "a Pass Type ID certificate")),
    LintRule(
      reader: "signature.attributes-unsorted", .warning, "the signed attributes are in DER order",
      LintRule.Note(
        why: "strict readers sort them again and find that the signature does not fit",
        source: "walt-passes-android",
        [.standard, .users], bad: "an unsorted SET", good: "a sorted SET")),
    LintRule(
      reader: "signature.root-embedded", .note, "the signature holds no root certificate",
      LintRule.Note(
        why: "every device has it", source: "our inference", [.inferred, .standard],
        bad: "leaf, intermediate and root", good: "leaf and intermediate")),
  ]
}
