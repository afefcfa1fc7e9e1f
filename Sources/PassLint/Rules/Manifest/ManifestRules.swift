import PassData
import PassModel

/// Rules about manifest.json. PassBundle finds them while it opens a pass; here they are explained.
extension RuleTable {
  static let manifest: [LintRule] = [
    LintRule(
      reader: "manifest.not-json", .error, "manifest.json is one object of digests",
      LintRule.Note(
        why: "Wallet can't read it", source: "three public files", .measured, bad: "the output of sha1sum",
        good: #"{"icon.png": "da39…"}"#)),
    LintRule(
      reader: "manifest.hash-mismatch", .error, "every file has the digest that the manifest states",
      LintRule.Note(
        why: "a file was changed after the manifest was made; Wallet refuses the pass",
        source: "Apple, Building a Pass; device consoles", [.apple, .console], bad: "pass.json saved again",
        good: "a new manifest and a new signature")),
    LintRule(
      reader: "manifest.unlisted-file", .error, "the manifest lists every file",
      LintRule.Note(
        why: "Wallet writes 'no entry in manifest for file' and refuses the pass",
        source: "Apple, Building a Pass; device consoles", [.apple, .console], bad: "a file added later",
        good: "all files listed")),
    LintRule(
      reader: "manifest.missing-file", .error, "every file that the manifest lists is there",
      LintRule.Note(
        why: "Wallet writes 'missing files listed in the manifest'", source: "device consoles", .console,
        bad: "a file left out of the archive", good: "all files packed")),
    LintRule(
      reader: "manifest.lists-itself", .warning, "the manifest lists neither itself nor the signature",
      LintRule.Note(
        why: "its own digest can't be in it", source: "two public files", .measured,
        bad: #""manifest.json": "…""#, good: "leave both out",
        over: ["manifest.hash-mismatch", "manifest.missing-file"])),
    LintRule(
      reader: "manifest.not-sha1", .error, "the digests are SHA-1",
      LintRule.Note(
        why: "SHA-256 is for orders; Wallet finds that nothing matches", source: "Apple, Building a Pass",
        [.apple, .users], bad: "64 digits", good: "40 digits",
        over: ["manifest.hash-mismatch", "manifest.hash-length"])),
    LintRule(
      reader: "manifest.hash-length", .error, "a digest has 40 hexadecimal digits",
      LintRule.Note(
        why: "a zero was lost while it was written", source: "a public file", .measured, bad: "39 digits",
        good: "40 digits", over: ["manifest.hash-mismatch"])),
    LintRule(
      reader: "manifest.uppercase-hex", .warning, "digests are in lower case",
      LintRule.Note(
        why: "nobody knows whether Wallet takes capitals", source: "a public file", .measured, bad: "DA39A3…",
        good: "da39a3…")),
    LintRule(
      reader: "manifest.localized-path", .error, "the manifest names files by their whole path",
      LintRule.Note(
        why: "Wallet finds no such file", source: "Apple, Building a Pass", .apple, bad: #""logo.png""#,
        good: #""de.lproj/logo.png""#, over: ["manifest.unlisted-file", "manifest.missing-file"])),
    LintRule(
      reader: "manifest.lists-directory", .warning, "the manifest lists files alone",
      LintRule.Note(
        why: "a folder has no digest", source: "our inference", .inferred, bad: #""de.lproj/": "…""#,
        good: #""de.lproj/pass.strings": "…""#, over: ["manifest.missing-file", "manifest.hash-mismatch"])),
  ]
}
