import PassData
import PassModel

extension LintRule {
  /// Build leaves the mark out of what it packs, so this is about the source and about finished passes.
  static let jsonByteOrderMark = LintRule(
    subject: "json.bom", .warning, "pass.json begins with '{', not with a byte order mark",
    Note(
      why: "Wallet skips the mark; other readers stop at it, often without saying why",
      source: "nst/JSONTestSuite; tomasmcguinness/dotnet-passbook-validator 24", [.users, .standard],
      bad: "EF BB BF 7B …", good: "7B …", overEverywhere: ["json.invalid"])
  ) { subject, _, report in
    guard let document = subject.document, document.hasByteOrderMark else { return }
    report.found(
      "pass.json begins with a byte order mark", at: .value(.root),
      hints: ["save the file as UTF-8 without byte order mark, or run: passforge lint --fix"])
  }
}
