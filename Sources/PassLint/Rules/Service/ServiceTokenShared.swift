import PassData
import PassModel

extension LintRule {
  static let serviceTokenShared = LintRule(
    batch: "service.token-shared", .warning, "every pass of a batch has an authenticationToken of its own",
    Note(
      why: "who has one pass knows the token of all, and can fetch the pass of another member",
      source: "our inference", .inferred, bad: #""authenticationToken": "aaaaaaaaaaaaaaaaaaaa" in every row"#,
      good: #""authenticationToken": "${token(serial)}""#))
}
