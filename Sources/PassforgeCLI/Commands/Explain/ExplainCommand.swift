import PassData
import PassLint
import PassModel

struct ExplainCommand: ImmediateCommand {
  static let name = "explain"
  static let abstract = "why a rule of lint is there, with a good and a bad example"
  static let discussion = [
    "What happens on a phone, where the fact is from, and how sure it is. Without an ID every rule is listed. Of a "
      + "finding that is no rule of lint it says what that is about, and which commands say it."
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
    if let id, RuleTable[Self.bare(id)] == nil, let family = FindingFamily.of(Self.bare(id)) {
      return try tell(of: Self.bare(id), family, in: context)
    }
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
    let bare = bare(id)
    guard let rule = RuleTable[bare] else { throw .unknownRule(bare, nearest: RuleTable.nearest(to: bare)) }
    return rule
  }

  /// As findings end in it, brackets and all.
  private static func bare(_ id: String) -> String {
    id.hasPrefix("[") && id.hasSuffix("]") ? String(id.dropFirst().dropLast()) : id
  }

  /// A finding that is no rule of lint says itself what is wrong and what to do; this says where it belongs.
  private func tell(of id: String, _ family: FindingFamily, in context: Context) throws -> ExitStatus {
    if writesJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion, "rules": [],
        "family": [
          "name": .string(family.name), "about": .string(family.about), "saidBy": .string(family.saidBy),
        ],
      ])
      return .done
    }
    var sheet = FactSheet()
    sheet.add("about", family.about)
    sheet.add("said by", family.saidBy)
    let nearest = RuleTable.nearest(to: id).map { "; the nearest rule is \($0)" } ?? ""
    let head = context.outputStyle.bold(id.visible) + "  no rule of lint\(nearest)\n\n"
    try context.output.write(Array((head + sheet.text(style: context.outputStyle)).utf8))
    return .done
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
