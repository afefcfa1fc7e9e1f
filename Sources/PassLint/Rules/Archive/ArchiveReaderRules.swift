import PassData
import PassModel

/// Rules about the archive itself. PassZip and PassBundle find them while they read; here they are explained.
extension RuleTable {
  static let archiveFiles: [LintRule] = [
    LintRule(
      reader: "archive.not-an-archive", .error, "a .pkpass is a ZIP archive",
      LintRule.Note(
        why: "an error page or an empty file was saved as .pkpass; Wallet can't read its PKZip signature",
        source: "device consoles; three public files", [.console, .measured], bad: "<!DOCTYPE html>…",
        good: "PK\\x03\\x04…")),
    LintRule(
      reader: "archive.wrapped-in-folder", .error, "pass.json lies at the root of the archive",
      LintRule.Note(
        why: "the folder was packed in place of what is in it, and Wallet finds no pass.json",
        source: "Apple, Building a Pass; passkit-generator 24", [.apple, .console],
        bad: "ticket.pass/pass.json",
        good: "pass.json",
        overEverywhere: [
          "archive.missing-pass-json", "archive.missing-manifest", "archive.missing-signature",
          "image.icon-missing",
        ])),
    LintRule(
      reader: "archive.missing-pass-json", .error, "the archive holds pass.json",
      LintRule.Note(
        why: "without it there is no pass", source: "Apple, Building a Pass", .apple, bad: "no pass.json",
        good: "pass.json at the root")),
    LintRule(
      reader: "archive.missing-manifest", .error, "the archive holds manifest.json",
      LintRule.Note(
        why: "Wallet can't tell what was signed", source: "Apple, Building a Pass", .apple,
        bad: "no manifest.json", good: "manifest.json at the root")),
    LintRule(
      reader: "archive.missing-signature", .error, "the archive holds a signature",
      LintRule.Note(
        why: "Wallet writes 'signature is missing'", source: "Apple, Building a Pass; device consoles",
        [.apple, .console], bad: "an unsigned build", good: "signature at the root")),
    LintRule(
      reader: "archive.backslash-path", .error, "folders in the archive are separated by '/'",
      LintRule.Note(
        why: "an archive made on Windows; Wallet finds neither translations nor pictures in it",
        source: "passkit-generator 23", [.users, .standard], bad: "de.lproj\\pass.strings",
        good: "de.lproj/pass.strings", over: ["manifest.unlisted-file", "archive.unknown-root-file"])),
    LintRule(
      reader: "archive.absolute-or-dotdot-path", .error, "no entry's path leaves the pass",
      LintRule.Note(
        why: "unpacking it would write elsewhere, so it is refused", source: "ZIP, 4.4.17", .standard,
        bad: "../pass.json", good: "pass.json")),
    LintRule(
      reader: "archive.symlink", .error, "the archive holds no symbolic link",
      LintRule.Note(
        why: "Wallet writes 'pass contains a symlink' and refuses the pass", source: "device consoles",
        .console,
        bad: "a link kept by zip -y", good: "the file itself")),
    LintRule(
      reader: "archive.duplicate-entry", .error, "no two entries have the same name",
      LintRule.Note(
        why: "which of them is hashed and which is shown is not defined", source: "our inference",
        [.inferred, .standard], bad: "two entries icon.png", good: "one")),
    LintRule(
      reader: "archive.encrypted", .error, "the archive has no password",
      LintRule.Note(
        why: "Wallet can't ask for it", source: "ZIP, 4.4.4", [.standard, .inferred], bad: "zip -e",
        good: "zip")),
    LintRule(
      reader: "archive.unsupported-method", .error, "entries are stored or deflated",
      LintRule.Note(
        why: "no phone unpacks other methods", source: "174 public passes", .measured, bad: "bzip2, zstd",
        good: "deflate")),
    LintRule(
      reader: "archive.junk-file", .warning, "a pass holds nothing that systems leave behind",
      LintRule.Note(
        why: "it is dead weight, and refused where the manifest does not list it",
        source: "Apple, Building a Pass; jpasskit 115", [.apple, .users], bad: ".DS_Store, __MACOSX",
        good: "the files of the pass")),
    LintRule(
      reader: "archive.directory-entry", .note, "the archive holds files alone",
      LintRule.Note(
        why: "entries for folders are harmless, and needless", source: "public passes", .measured,
        bad: "de.lproj/", good: "de.lproj/pass.strings")),
    LintRule(
      reader: "archive.case-wrong-name", .error, "pass.json, manifest.json and signature are spelled so",
      LintRule.Note(
        why: "a phone tells Pass.json from pass.json and does not find it", source: "our inference",
        .inferred,
        bad: "Pass.json", good: "pass.json",
        overEverywhere: [
          "archive.missing-pass-json", "archive.missing-manifest", "archive.missing-signature",
          "archive.unknown-root-file",
        ])),
    LintRule(
      reader: "archive.zip64-or-trailing-data", .warning,
      "the archive ends with its directory, in the plain form",
      LintRule.Note(
        why: "some readers fail on ZIP64 records and on bytes behind the end", source: "ZIP, 4.3.14",
        [.standard, .inferred], bad: "bytes behind the end", good: "nothing behind the end")),
    LintRule(
      reader: "archive.crc-mismatch", .error, "every entry has the checksum that the archive states",
      LintRule.Note(
        why: "the file was changed on the way, such as by a transfer as text", source: "ZIP, 4.4.7",
        .standard, bad: "a checksum of other bytes", good: "the right one")),
    LintRule(
      reader: "archive.leading-bytes", .error, "the archive begins with its first entry",
      LintRule.Note(
        why: "Wallet looks for the signature at the very beginning", source: "device consoles", .console,
        bad: "a blank line before PK", good: "PK at once")),
    LintRule(
      reader: "archive.truncated", .error, "the archive is whole",
      LintRule.Note(
        why: "the end was lost on the way, and with it the directory", source: "ZIP, 4.3.6", .standard,
        bad: "half a file", good: "the whole file")),
    LintRule(
      reader: "archive.nested-archive", .error, "a pass holds no archive",
      LintRule.Note(
        why: "a pass within a pass is never shown; for several passes there is .pkpasses",
        source: "our inference", .inferred, bad: "ticket.pkpass in ticket.pkpass", good: "passforge bundle")),
    LintRule(
      reader: "archive.local-header-differs", .error, "the two headers of an entry agree",
      LintRule.Note(
        why: "readers differ in which they believe, so one sees another pass than the next",
        source: "ZIP, 4.3.7",
        .standard, bad: "another name in the local header", good: "the same name")),
    LintRule(
      reader: "archive.overlap", .error, "no two entries share bytes",
      LintRule.Note(
        why: "archives like this are made to deceive readers", source: "ZIP, 4.3.6", .standard,
        bad: "one entry within another", good: "one after the other")),
    LintRule(
      reader: "archive.bomb", .error, "unpacking keeps within reason",
      LintRule.Note(
        why: "a small file that unpacks to gigabytes fills the memory of its reader", source: "ZIP",
        [.standard, .inferred], bad: "4 GB of zeros", good: "a megabyte")),
    LintRule(
      reader: "archive.secret-file", .error, "no key and no certificate lies in a pass",
      LintRule.Note(
        why: "everybody who gets the pass can read it, and sign in your name", source: "our inference",
        [.inferred, .standard], bad: "key.pem", good: "the key outside the folder")),
  ]
}
