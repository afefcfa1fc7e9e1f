import PassCrypto
import PassData

struct IdentityCheckCommand: ImmediateCommand {
  static let name = "identity check"
  static let abstract = "may it sign passes, and for how long?"
  static let discussion = [
    "Key and certificate belong together, it is a Pass Type ID certificate, its intermediate is at hand, and it is "
      + "valid now. Ends with status 1 where one of these fails, so that a nightly job can watch an expiry. Without REF it "
      + "is the identity that build would use: --certificate with --key, or the variables."
  ]
  static let examples = [
    Example("passforge identity check prod.p12 --min-days 30", "status 1 in the last month before it ends")
  ]

  static let reference = OptionalPositional<String>(
    "REF", help: "FILE, env:NAME, fd:N or -; the identity that build would use if not given")
  static let minimumDays = Option<Int>("--min-days", value: "N", help: "fewer days than these are an error")
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] =
    [reference, minimumDays, SigningOptions.certificate, SigningOptions.key, SigningOptions.intermediate]
    + PasswordOptions.arguments + KeyUseOptions.arguments + [json]

  private let signing: SigningOptions
  private let minimumDays: Int?
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    signing = try SigningOptions(values, identity: try values[Self.reference], named: "REF")
    minimumDays = try values[Self.minimumDays]
    writesJSON = values[Self.json]
  }

  func run(in context: Context) throws -> ExitStatus {
    let moment = try context.moment()
    try signing.requireSome(in: context)
    let loaded = try signing.loaded(in: context)
    let findings = loaded.notes + loaded.identity.check(at: moment, minimumDays: minimumDays)
    let status = ExitStatus(of: findings)
    if writesJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion,
        "file": .string(signing.identity?.description ?? loaded.identity.name),
        "ok": .bool(status == .done),
        "signer": .string(loaded.identity.signer.rawValue),
        "identity": IdentityReport.json(of: loaded.identity.leaf, at: moment),
        "findings": .array(findings.map(\.json)),
      ])
    } else {
      try context.print(Self.line(loaded.identity, status, at: moment, style: context.outputStyle))
      try context.report(findings)
    }
    var report = CIReport("identity check", status, findings: findings)
    report.add(loaded.identity.leaf, at: moment)
    context.tell(report)
    return status
  }

  private static func line(
    _ identity: SigningIdentity, _ status: ExitStatus, at moment: Timestamp, style: TextStyle
  ) -> String {
    let verdict = status == .done ? style.green("ok") + "   " : style.red("bad") + "  "
    let facts = [
      identity.leaf.passTypeIdentifier ?? identity.leaf.subject.shortText,
      identity.leaf.teamIdentifier.map { "team \($0)" },
      IdentityReport.validity(of: identity.leaf, at: moment),
      IdentityReport.words(for: identity.signer),
    ]
    return verdict + facts.compactMap(\.self).joined(separator: "  ").visible
  }
}
