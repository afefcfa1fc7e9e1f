import PassData
import PassLint
import PassModel

struct ExplainCommand: ImmediateCommand {
  static let name = "explain"
  static let abstract = "why a rule of lint is there, with a good and a bad example"
  static let discussion = [
    "What happens on a phone, where the fact is from, and how sure it is. Without an ID every rule is listed."
  ]
  static let examples = [
    Example("passforge explain image.icon-missing", "one rule"),
    Example("passforge explain", "all rules, with what a good pass does"),
  ]

  static let id = OptionalPositional<String>(
    "ID", help: "a rule's id, as findings end in it", completion: .words(RuleTable.all.map(\.id)))
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] = [id, json]

  private let id: String?
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    id = try values[Self.id]
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    let rules = try id.map { [try Self.rule($0)] } ?? RuleTable.all
    if writesJSON {
      try context.print(json: ["schemaVersion": jsonSchemaVersion, "rules": .array(rules.map(Self.json))])
    } else if id != nil {
      for rule in rules { try context.output.write(Array(RuleSheet(rule).text(in: context).utf8)) }
    } else {
      try context.output.write(Array(RuleSheet.list(rules, in: context).utf8))
    }
    return .done
  }

  private static func rule(_ id: String) throws(LintError) -> LintRule {
    // As findings end in it, brackets and all.
    let bare = id.hasPrefix("[") && id.hasSuffix("]") ? String(id.dropFirst().dropLast()) : id
    guard let rule = RuleTable[bare] else { throw .unknownRule(bare, nearest: RuleTable.nearest(to: bare)) }
    return rule
  }

  private static func json(_ rule: LintRule) -> JSONValue {
    [
      "id": .string(rule.id), "severity": .string(rule.severity.rawValue), "title": .string(rule.title),
      "why": .string(rule.why), "source": .string(rule.source),
      "evidence": .array(rule.evidence.words.map(JSONValue.string)),
      "evidenceIsWeak": .bool(rule.evidence.isWeak),
      "bad": .string(rule.bad), "good": .string(rule.good), "mayBeAllowed": .bool(rule.mayBeAllowed),
    ]
  }
}
