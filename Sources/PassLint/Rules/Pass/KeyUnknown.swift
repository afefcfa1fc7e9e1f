import PassData
import PassModel

extension LintRule {
  /// Semantic tags have a rule of their own. A key that Apple adds next June is packed untouched all the same.
  static let keyUnknown = LintRule(
    tree: "pass.key-unknown", .warning, "every key is one that Wallet knows",
    Note(
      why: "Wallet ignores what it does not know, so a misspelt key simply shows nothing",
      source: "174 public passes: 'auxilaryFields', 'relevanceDate'", .measured,
      bad: #""auxilaryFields": […]"#, good: #""auxiliaryFields": […]"#)
  ) { pass, report in
    for unknown in pass.unknown where unknown.owner != .semantics && !unknown.isElsewhere {
      let nearest = PassSchema.nearest(to: unknown.name, in: unknown.owner)
      report.found(
        "Wallet knows no key \(Words.quoted(unknown.name)) in a \(unknown.owner.words)",
        at: .key(pass.pointer(unknown.place)),
        hints: nearest.map { ["did you mean '\($0)'?"] } ?? ["put your own data under 'userInfo'"])
    }
  }
}

extension UnknownKey {
  /// Whether other rules know better what the key is about.
  fileprivate var isElsewhere: Bool { home != nil || AppleInternalKeys.contains(name, in: owner) }

  /// The dictionary in which the key means something, if its name is telling enough to be sure.
  var home: SchemaObject? {
    guard owner == .pass || owner == .passFields || owner == .field else { return nil }
    for candidate in [SchemaObject.pass, .passFields, .field, .semantics] where candidate != owner {
      guard PassSchema.row(name, in: candidate) != nil, !Self.commonWords.contains(name) else { continue }
      return candidate
    }
    return nil
  }

  private static let commonWords: Set<String> = [
    "key", "value", "label", "row", "description", "semantics", "duration", "genre", "balance", "barcode",
    "generic", "coupon", "seats",
  ]
}
