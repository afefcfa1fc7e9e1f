import PassCrypto
import PassData
import PassImage
import PassPattern
import PassPipeline
import PassSystem

struct DoctorCommand: ImmediateCommand {
  static let name = "doctor"
  static let abstract = "why does it not work here?"
  static let discussion = [
    "Looks at what a run depends on, says of each piece how it is, and changes nothing. The identity is the one that "
      + "build would use; its key is asked for one signature. What it prints holds no secret and can be pasted.",
    "Checks: " + DoctorCheck.allCases.map { "\($0.rawValue) (\($0.abstract))" }.joined(separator: "; ") + ".",
  ]
  static let examples = [
    Example("passforge doctor", "everything"),
    Example("passforge doctor identity intermediate --identity prod.p12", "who signs"),
    Example("passforge doctor --json", "for a program, or for an issue"),
  ]

  static let checks = Positionals<String>(
    "CHECK", atLeastOne: false, help: "the pieces to look at; all if none is named",
    completion: .words(DoctorCheck.allCases.map(\.rawValue)))
  static let output = Option<String>(
    "--output", "-o", value: "DIR", help: "the folder that passes go to; the working folder if not given",
    completion: .folder)
  static let json = Flag("--json", help: "as one JSON document (docs/json.md)")
  static let arguments: [any ArgumentKey] =
    [
      checks, SigningOptions.identity, SigningOptions.certificate, SigningOptions.key,
      SigningOptions.intermediate,
    ]
    + PasswordOptions.arguments + KeyUseOptions.arguments + [output, json]

  private let checks: Set<DoctorCheck>
  private let signing: SigningOptions
  private let folder: String
  private let writesJSON: Bool

  init(_ values: ArgumentValues) throws {
    let named = try values[Self.checks].map(Self.check)
    checks = named.isEmpty ? Set(DoctorCheck.allCases) : Set(named)
    signing = try SigningOptions(values)
    folder = try values[Self.output] ?? ""
    writesJSON = values[Self.json]
  }

  private static func check(_ name: String) throws(UsageError) -> DoctorCheck {
    if let check = DoctorCheck(rawValue: name) { return check }
    let known = DoctorCheck.allCases.map(\.rawValue)
    throw .badValue(
      argument: "CHECK", value: name, expected: "one of \(known.joined(separator: ", "))",
      hints: Suggestion.nearest(to: name, among: known).map { ["did you mean '\($0)'?"] } ?? [])
  }

  func run(in context: Context) throws -> ExitStatus {
    let examinations = Doctor(try surroundings(in: context)).examine(checks)
    let status: ExitStatus = examinations.contains { $0.outcome == .bad } ? .problems : .done
    let report = DoctorReport(examinations, home: context.environment["HOME"])
    if writesJSON {
      try context.print(json: report.json)
    } else {
      try context.output.write(Array(report.text(style: context.outputStyle, width: context.width).utf8))
    }
    context.tell(CIReport("doctor", status, findings: examinations.flatMap(\.findings)))
    return status
  }

  private func surroundings(in context: Context) throws -> Doctor.Surroundings {
    let isNamed = (try? signing.requireSome(in: context)) != nil
    let preview = try? PreviewProgram.find(executable: context.executable) { context.environment[$0] }
    return Doctor.Surroundings(
      programs: VersionCommand.parts + ["libpng \(LibPNGVersion.inUse)", "PCRE2 \(PCRE2Version.inUse)"],
      environment: context.environment, now: context.now(),
      outputFolder: context.path(folder), preview: preview, keyFiles: try signing.keyFiles(in: context),
      authorities: { try context.authorities() },
      identity: { isNamed ? try signing.loaded(in: context) : nil })
  }
}
