import PassData
import PassModel

extension LintRule {
  /// Within one style dictionary, or one upcoming pass: posterGeneric and its fallback may share keys. What Wallet
  /// does depends on the group: it refuses the pass, or writes a line to the log.
  static let fieldKeyDuplicate = LintRule(
    tree: "field.key-duplicate", .error, "every field of a pass has a key of its own",
    Note(
      why:
        "in header, primary and auxiliary fields Wallet refuses the pass: 'more than one field has the key'",
      source: "Apple, PassFieldContent; device consoles; five public passes", [.apple, .console, .measured],
      bad: #"{"key": "points"} in headerFields and backFields"#, good: #""points" and "pointsInfo""#)
  ) { pass, report in
    var scope: Int32 = -2
    var seen: [ByteString: Int32] = [:]
    for field in pass.fields {
      guard let key = field["key"]?.stringValue, !key.isEmpty else { continue }
      let owner = pass.owner(of: field)
      if owner != scope {
        scope = owner
        seen.removeAll(keepingCapacity: true)
      }
      guard let first = seen.updateValue(field.node, forKey: ByteString(key)) else { continue }
      seen[ByteString(key)] = first
      report.found(
        "the key '\(key)' stands in \(pass.pointer(first, "key")) and in \(pass.pointer(field.node, "key"))",
        at: .value(pass.pointer(field.node, "key")), hints: ["give one of the two fields another key"])
    }
  }
}

extension PassFacts {
  /// The node of the style or the entry that a field belongs to.
  fileprivate func owner(of field: FieldFact) -> Int32 {
    nodes[Int(nodes[Int(field.node)].parent)].parent
  }
}
