import PassData
import PassModel

extension LintRule {
  static let upcomingDuplicateID = LintRule(
    tree: "upcoming.duplicate-id", .error, "every upcoming pass has an identifier of its own",
    Note(
      why:
        "Wallet writes 'more than one upcoming pass information entry has identifier' and refuses the pass",
      source: "device consoles", .console, bad: "two entries 'show-1'", good: "show-1 and show-2"),
    when: .has(.upcomingPass, "identifier")
  ) { pass, report in
    var seen: Set<ByteString> = []
    for entry in pass.objects(.upcomingPass) {
      guard let identifier = entry.value["identifier"]?.stringValue, !identifier.isEmpty,
        !seen.insert(ByteString(identifier)).inserted
      else { continue }
      report.found(
        "the identifier \(Words.quoted(identifier)) stands twice",
        at: .value(pass.pointer(entry.node, "identifier")), hints: ["give each entry its own"])
    }
  }
}
