import PassData
import PassModel

extension LintRule {
  static let actionDuplicateID = LintRule(
    tree: "action.duplicate-id", .error, "every action has an identifier of its own",
    Note(
      why: "which of the two is meant is not defined", source: "Apple, Pass.FeaturedActions",
      [.apple, .inferred],
      bad: "two actions 'a'", good: "actions 'a' and 'b'"), when: .has(.action, "identifier")
  ) { pass, report in
    var seen: Set<ByteString> = []
    for action in pass.objects(.action) {
      guard let identifier = action.value["identifier"]?.stringValue, !identifier.isEmpty,
        !seen.insert(ByteString(identifier)).inserted
      else { continue }
      report.found(
        "the identifier \(Words.quoted(identifier)) stands twice",
        at: .value(pass.pointer(action.node, "identifier")), hints: ["give each action its own"])
    }
  }
}
