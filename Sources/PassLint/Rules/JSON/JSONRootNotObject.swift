import PassData
import PassModel

extension LintRule {
  /// The linter itself tells it, because no other rule has anything to look at then.
  static let jsonRootNotObject = LintRule(
    reader: "json.root-not-object", .error, "pass.json holds one object",
    Note(
      why: "a pass that was encoded twice is a string that holds JSON; Wallet needs the object itself",
      source: "Apple, Building a Pass", .apple, bad: #""{\"formatVersion\":1}""#,
      good: #"{"formatVersion": 1}"#))
}
