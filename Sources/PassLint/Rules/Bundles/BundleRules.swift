import PassData
import PassModel

/// Rules about .pkpasses. PassBundle finds them while it opens one; here they are explained.
extension RuleTable {
  static let bundles: [LintRule] = [
    LintRule(
      reader: "bundle.too-many", .error, "a .pkpasses holds ten passes at most",
      LintRule.Note(
        why: "Wallet refuses more", source: "Apple, Distributing and Updating a Pass", .apple,
        bad: "eleven passes",
        good: "ten and one")),
    LintRule(
      reader: "bundle.too-big", .error, "a .pkpasses has 150 MB at most",
      LintRule.Note(
        why: "Wallet refuses more", source: "Apple, Distributing and Updating a Pass", .apple, bad: "200 MB",
        good: "2 MB")),
    LintRule(
      reader: "bundle.nested-dirs", .error, "a .pkpasses holds .pkpass files at its root",
      LintRule.Note(
        why: "extracted passes and folders are not found", source: "a field guide; Lufthansa's sample",
        [.measured, .users], bad: "a/pass.json, b/pass.json", good: "a.pkpass, b.pkpass")),
    LintRule(
      reader: "bundle.duplicate-identity", .warning, "no two passes of a .pkpasses have the same identity",
      LintRule.Note(
        why: "the later one replaces the earlier", source: "Apple, Distributing and Updating a Pass", .apple,
        bad: "one pass twice", good: "two serial numbers")),
  ]
}
