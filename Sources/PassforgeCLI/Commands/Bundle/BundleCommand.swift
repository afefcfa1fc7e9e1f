import PassBundle
import PassCrypto
import PassData
import PassSystem

struct BundleCommand: ImmediateCommand {
  static let name = "bundle"
  static let abstract = "several passes -> one .pkpasses"
  static let discussion = [
    "Verifies every pass, then packs them into one file that Wallet installs at once. Wallet takes at most 10 passes and "
      + "150 MB; with --split as many files are made as that needs. One pass twice, by type and serial number, is refused.",
    "Serve the file as application/vnd.apple.pkpasses.",
  ]
  static let examples = [
    Example("passforge bundle out/*.pkpass -o family.pkpasses", "passes that a phone trusts"),
    Example(
      "passforge bundle a.pkpass b.pkpass -o set.pkpasses --development", "those of a development identity"),
    Example(
      "passforge bundle out/*.pkpass -o set.pkpasses --split", "set-1.pkpasses, set-2.pkpasses and so on"),
  ]

  static let files = Positionals<String>(
    "FILE", atLeastOne: true, help: "the .pkpass files, in the order they are shown")
  static let output = Option<String>(
    "--output", "-o", value: "SET.pkpasses", help: "where to; - is standard output", under: .output,
    completion: .file)
  static let split = Flag(
    "--split", help: "make several files where one would be over a limit", under: .output)
  static let arguments: [any ArgumentKey] = [
    files, output, split, OutputOptions.force, OutputOptions.dryRun, OutputOptions.json,
    VerifyCommand.development,
    VerifyCommand.authorities,
  ]

  private let files: [String]
  private let output: OutputOptions
  private let path: String
  private let splits: Bool
  private let acceptsDevelopment: Bool
  private let authorities: [String]

  init(_ values: ArgumentValues) throws {
    files = try values[Self.files]
    output = try OutputOptions(values)
    guard let path = output.file else {
      throw UsageError.missingArgument("-o SET.pkpasses", command: Self.name)
    }
    self.path = path
    splits = values[Self.split]
    if splits, path == "-" { throw UsageError.conflict("--output -", "--split") }
    acceptsDevelopment = values[VerifyCommand.development]
    authorities = try values[VerifyCommand.authorities]
  }

  func run(in context: Context) throws -> ExitStatus {
    try output.check(path, inputs: files, in: context)
    let members = try members(in: context)
    let archives = splits ? try PassesArchive.splitting(members) : [try PassesArchive(sealing: members)]
    let paths = archives.count == 1 ? [path] : archives.indices.map { BundleNames.numbered(path, $0 + 1) }
    for path in paths { try output.check(path, inputs: files, in: context) }
    for (archive, path) in zip(archives, paths) { try output.write(archive.bytes, to: path, in: context) }
    try report(archives, paths, in: context)
    return .done
  }

  /// Every pass, opened and verified. All that are not good are told, and nothing is made then.
  private func members(in context: Context) throws -> [PassesArchive.Member] {
    let moment = try context.moment()
    let known = try context.authorities(adding: authorities)
    let accepted: Set<Verdict> = acceptsDevelopment ? [.trusted, .developmentSigned] : [.trusted]
    var names = BundleNames()
    var members: [PassesArchive.Member] = []
    var refusals: [Diagnostic] = []
    for file in files {
      let opened = OpenedPass(try FileReader.readPackage(file, in: context), file: file)
      if opened.kind != .pass { throw PackageError.notAPass(file) }
      let name = try names.name(for: file)
      do throws(VerificationError) {
        members.append(
          .init(name: name, pass: try opened.verify(authorities: known, at: moment, accepting: accepted)))
      } catch {
        refusals.append(refusal(error, of: file))
      }
    }
    if !refusals.isEmpty { throw RefusedPasses(diagnostics: refusals) }
    return members
  }

  private func refusal(_ error: VerificationError, of file: String) -> Diagnostic {
    var verdict = error.diagnostic
    verdict.hints =
      error.verification.verdict == .developmentSigned
      ? ["pass --development to bundle passes of your own development identity"]
      : ["passforge verify \(file.shellQuoted) shows every step"]
    return verdict
  }

  private func report(_ archives: [PassesArchive], _ paths: [String], in context: Context) throws {
    if output.writesJSON {
      try context.print(json: BundleReport.json(archives, paths, isDryRun: output.isDryRun))
      return
    }
    for (archive, path) in zip(archives, paths) {
      let line = BundleReport.line(archive, path, isDryRun: output.isDryRun) + "\n"
      let sink = output.goesToStandardOutput && !output.isDryRun ? context.errors : context.output
      try sink.write(Array(line.utf8))
    }
  }
}

/// Passes that are not good enough to be bundled, each with its verdict.
private struct RefusedPasses: DiagnosableError {
  let diagnostics: [Diagnostic]

  var diagnostic: Diagnostic {
    diagnostics.first ?? Diagnostic(.error, "bundle.refused", "a pass is not good enough to be bundled")
  }
}
