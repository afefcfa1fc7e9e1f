import PassData
import PassModel

extension LintRule {
  static let semanticWrongStyle = LintRule(
    tree: "semantic.wrong-style", .warning, "semantic tags belong to the pass's style",
    Note(
      why: "the system ignores a flight's tags on an event ticket", source: "Apple, SemanticTags", .apple,
      bad: #""eventTicket": {…}, "semantics": {"flightNumber": 12}"#,
      good: #""boardingPass": {…}, "semantics": {"flightNumber": 12}"#), when: .has(.semantics)
  ) { pass, report in
    guard let style = pass.classicStyle?.style, let foreign = foreignTags[style], pass.has(foreign) else {
      return
    }
    for tags in pass.objects where tags.kind == .semantics && !tags.isUpcoming {
      for member in tags.value {
        guard let (key, _) = PassSchema.row(member.key, in: .semantics), !key.styles.contains(style) else {
          continue
        }
        let names = key.styles.styles.filter(\.isClassic).map { "'\($0.rawValue)'" }
        report.found(
          "\(key.name) means nothing in the style '\(style.rawValue)'",
          at: .key(pass.pointer(tags.node, key.name)), hints: ["it is for \(Words.list(names)); delete it"])
      }
    }
  }

  /// For each style the tags that mean nothing in it.
  private static let foreignTags: [PassStyle: Gate] = Dictionary(
    uniqueKeysWithValues: PassStyle.allCases.map { style in
      let names = PassSchema.keys(of: .semantics).filter { !$0.styles.contains(style) }.map(\.name)
      return (style, Gate(object: .semantics, keys: KeySet(names, of: .semantics).bits))
    })
}
