import PassCrypto
import PassData

struct IdentityRotateCommand: ImmediateCommand {
  static let name = "identity rotate"
  static let abstract = "what changes with a new certificate, and the steps"
  static let discussion = [
    "Holds a new certificate against the one that signs today, before anything is done: identifiers, NFC, key, "
      + "intermediate, dates; what would break, and what to do in which order. Nothing is changed, and no private key is "
      + "needed. Ends with status 1 where the new one cannot take the old one's place."
  ]
  static let examples = [
    Example("passforge identity rotate --plan prod.p12 pass-2027.cer", "before the old one ends")
  ]

  static let old = Positional<String>("OLD", help: "what signs today: FILE, env:NAME, fd:N or -")
  static let new = Positional<String>("NEW", help: "what is to sign: the same")
  static let plan = Flag("--plan", help: "tell what would change; there is no other way yet")
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] = [old, new, plan] + PasswordOptions.arguments + [json]

  private let old: SecretReference
  private let new: SecretReference
  private let password: PasswordOptions
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    old = try SecretReference(parsing: values[Self.old])
    new = try SecretReference(parsing: values[Self.new])
    guard values[Self.plan] else { throw UsageError.needs(Self.name, what: "--plan") }
    if old == .standardInput, new == .standardInput { throw UsageError.inputTakenTwice("OLD", "NEW") }
    password = try PasswordOptions(values)
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    let loader = try context.identityLoader(password)
    let (before, _) = try Self.leaf(of: context.resolve(old), loader)
    let (after, beside) = try Self.leaf(of: context.resolve(new), loader)
    let pool = beside + (try context.authorities().pool)
    let plan = RotationPlan(
      from: (before, old.description), to: (after, new.description),
      hasIntermediate: pool.contains { $0.isAuthority && after.mayBeIssued(by: $0) },
      at: try context.moment())
    let status = ExitStatus(of: plan.findings)
    if writesJSON {
      try context.print(json: Self.json(plan, status))
    } else {
      try context.output.write(Array(Self.text(plan, style: context.outputStyle).utf8))
      try context.report(plan.findings)
    }
    context.tell(CIReport("identity rotate", status, findings: plan.findings))
    return status
  }

  /// The certificate that signs passes, and what lies beside it.
  private static func leaf(
    of reference: SecretReference, _ loader: IdentityLoader
  ) throws -> (CertificateFacts, [CertificateFacts]) {
    let found = try loader.certificates(of: reference)
    guard
      let leaf = found.first(where: { $0.kind == .passType }) ?? found.first(where: { !$0.isAuthority })
        ?? found.first
    else {
      throw CryptoError.withoutCertificate(name: reference.description)
    }
    return (leaf, found.filter { $0 != leaf })
  }

  private static func text(_ plan: RotationPlan, style: TextStyle) -> String {
    var sheet = FactSheet()
    for change in plan.changes {
      guard let meaning = change.meaning else {
        sheet.add(change.name, "stays \(shown(change.old))")
        continue
      }
      sheet.add(change.name, "\(shown(change.old)) -> \(shown(change.new)): \(meaning)")
    }
    var text = sheet.text(style: style)
    if !plan.steps.isEmpty { text += "\n" }
    for (index, step) in plan.steps.enumerated() { text += "\(index + 1). \(step.visible)\n" }
    return text
  }

  /// Digests as eyes compare them.
  private static func shown(_ value: String) -> String {
    value.utf8.count == 64 ? HumanText.shortDigest(value) : value
  }

  private static func json(_ plan: RotationPlan, _ status: ExitStatus) -> JSONValue {
    [
      "schemaVersion": jsonSchemaVersion,
      "ok": .bool(status == .done),
      "changes": .array(
        plan.changes.map { change in
          [
            "name": .string(change.name), "old": .string(change.old), "new": .string(change.new),
            "meaning": change.meaning.map(JSONValue.string) ?? .null,
          ]
        }),
      "steps": .array(plan.steps.map(JSONValue.string)),
      "findings": .array(plan.findings.map(\.json)),
    ]
  }
}
