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
    var seen = FirstPlaces()
    for field in pass.fields {
      guard let key = field["key"]?.stringValue, !key.isEmpty else { continue }
      let owner = pass.owner(of: field)
      if owner != scope {
        scope = owner
        seen = FirstPlaces()
      }
      guard let first = seen.first(of: key, or: field.node) else { continue }
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

/// Where each key was met first. The few fields of a real pass are compared faster than hashed.
private struct FirstPlaces {
  private var few: [(key: String, node: Int32)] = []
  private var many: [ByteString: Int32] = [:]

  /// The place of an earlier field with this key; nil for the first, which is remembered.
  mutating func first(of key: String, or node: Int32) -> Int32? {
    if let known = few.first(where: { $0.key.hasSameBytes(as: key) }) { return known.node }
    if few.count < 32 {
      few.append((key, node))
      return nil
    }
    if let known = many[ByteString(key)] { return known }
    many[ByteString(key)] = node
    return nil
  }
}
