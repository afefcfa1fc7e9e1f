import PassData
import PassModel

extension LintRule {
  static let keyMisplaced = LintRule(
    tree: "pass.key-misplaced", .warning, "every key stands in the dictionary where Wallet looks for it",
    Note(
      why: "Wallet ignores a key in the wrong dictionary: 'locations' within a style do nothing",
      source: "174 public passes, an airline's among them", .measured,
      bad: #""boardingPass": {"locations": […]}"#, good: #""locations": […] at the top level"#)
  ) { pass, report in
    for unknown in pass.unknown {
      guard let home = unknown.home else { continue }
      report.found(
        "'\(unknown.name)' does nothing here", at: .key(pass.pointer(unknown.place)),
        hints: ["move it to \(Self.words(home))"])
    }
    for style in pass.styles where style.style != .posterGeneric && style.object["footerFields"] != nil {
      report.found(
        "footerFields are shown by posterGeneric only", at: .key(pass.pointer(style.node, "footerFields")),
        hints: ["move them to posterGeneric"])
    }
  }

  private static func words(_ home: SchemaObject) -> String {
    switch home {
    case .pass: "the top level of pass.json"
    case .passFields: "the style's dictionary, such as 'generic'"
    case .field: "a field"
    default: "'semantics'"
    }
  }
}
