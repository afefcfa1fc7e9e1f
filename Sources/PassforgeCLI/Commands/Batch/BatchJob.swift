import PassBundle
import PassCrypto
import PassData
import PassLint
import PassPipeline
import PassSystem
import PassTemplate

/// The straight line of a batch: what is checked before any work, the forge, the run, what is told of it.
struct BatchJob: Sendable {
  let folder: String
  let rows: BatchRows
  let outputs: BatchOutputs
  let manner: BatchManner
  let signing: SigningOptions
  let linting: LintingOptions
  let signedAt: Timestamp?

  func run(in context: Context) async throws -> ExitStatus {
    let isJudgedOnly = manner.mode == .checkOnly
    if !isJudgedOnly { try signing.requireSome(in: context) }
    let template = try TemplateFolder.read(at: context.path(folder))
    try outputs.check(template: folder, data: rows.file, in: context)
    let part = try manner.part(in: context)
    let options = manner.options(outputs, shard: part.shard, in: context)
    let supply = try rows.supply(readsOnce: options.mode == .stream, in: context)

    let (forge, notes) = try forge(template, supply, options, isJudgedOnly: isJudgedOnly, in: context)
    let teller = BatchTeller(
      rowsName: rows.name, rejectedName: outputs.companion(rows.rejectedName),
      reportName: outputs.companion("report.ndjson"), signer: forge.identity?.signer, shard: part.shard,
      options: options, outputs: outputs, context: context)
    teller.begin(assignedBy: part.assignedBy, findings: notes + forge.findings)

    Interruption.watch()
    let run = try Batch(forge: forge, rows: supply, options: options).start()
    run.heartbeat = { run in
      if Interruption.isRequested { run.stop() }
      teller.beat(run)
    }
    do {
      while let outcome = try await run.next() { teller.tell(outcome, of: run) }
    } catch {
      teller.clear()
      guard !run.isJudging, let cause = error as? any DiagnosableError else { throw error }
      throw StoppedBatch(cause: cause)
    }
    let status = try teller.end(run)
    context.tell(report(run, status, teller.findings, forge.identity?.leaf, at: forge.options.clock))
    return status
  }

  private func report(
    _ run: BatchRun, _ status: ExitStatus, _ findings: [Diagnostic], _ certificate: CertificateFacts?,
    at moment: Timestamp
  ) -> CIReport {
    var report = CIReport("batch", status, findings: findings.filter(\.isNews))
    report.add("count", run.totals.made + run.totals.kept)
    report.add("rows", run.totals.rows)
    report.add("rejected", run.totals.rejected)
    if !run.isJudging {
      report.add("paths", outputs.spelled)
      report.add("report", outputs.companion("report.ndjson"))
      report.add("checksums", outputs.companion("SHA256SUMS"))
      if run.totals.rejected > 0 { report.add("rejected-rows", outputs.companion(rows.rejectedName)) }
    }
    report.add(certificate, at: moment)
    return report
  }

  private func forge(
    _ template: TemplateFolder, _ supply: RowSupply, _ batch: BatchOptions, isJudgedOnly: Bool,
    in context: Context
  ) throws -> (Forge, [Diagnostic]) {
    let unfinished = batch.isDryRun ? nil : try Batch.unfinishedClock(at: batch.destination)
    var options = ForgeOptions(clock: try context.moment(asked: signedAt ?? unfinished))
    options.makesMany = true
    options.tokenSecret = try rows.options.secret(in: context)
    options.takesIdentifiersFromCertificate = signing.takesIDsFromCertificate
    options.imagesFolder = rows.options.imagesFolder(in: context)
    options.lint = try linting.options(for: template)
    if isJudgedOnly, (try? signing.requireSome(in: context)) == nil {
      return (try Forge(template: template, identity: nil, options: options), [])
    }
    let first = FirstRow(
      template: template, supply: supply, options: options, isStream: batch.mode == .stream)
    let external = signing.keyUse.external(
      sessions: manner.keySessions, withholding: rows.options.secrets, in: context)
    let chosen = try signing.identity(for: first.identifiers, external: external, in: context)
    options.authorities = chosen.authorities
    return (try Forge(template: template, identity: chosen.identity, options: options), chosen.notes)
  }
}

/// What ended a batch in its midst, such as a full disk or a token that was pulled out.
private struct StoppedBatch: DiagnosableError {
  let cause: any DiagnosableError

  var diagnostic: Diagnostic {
    var diagnostic = cause.diagnostic
    // Somebody else's run has made what is there.
    if case BatchError.destinationInUse? = cause as? BatchError { return diagnostic }
    diagnostic.hints.append("what is made stays; the same command goes on from there")
    return diagnostic
  }

  var diagnostics: [Diagnostic] { [diagnostic] + cause.diagnostics.dropFirst() }
}

/// Whose passes these are, where only a row can tell: a development identity is made for one type and one team.
private struct FirstRow {
  let template: TemplateFolder
  let supply: RowSupply
  let options: ForgeOptions
  let isStream: Bool

  func identifiers() throws -> PassIdentifiers {
    let tree = template.folder.passJSON.value
    if let constant = PassIdentifiers(constantIn: tree) { return constant }
    // A stream can be read once only.
    if isStream, supply.path == nil { throw UsageError.noIdentifiers }
    var unjudged = options
    unjudged.lint.only = []
    let forge = try Forge(template: template, identity: nil, options: unjudged)
    var reader = try RowReader(supply.input, format: supply.format, options: supply.options)
    let reading = try RowReading(
      template, file: supply.input.name, columns: reader.columns, settings: supply.settings,
      defaultZone: supply.timeZone, environment: supply.environment)
    // A few faulty rows at the start are no reason to give up.
    for _ in 0..<100 {
      guard let row = try reader.next() else { break }
      guard let typed = try? reading.typed(row), let rendered = try? forge.render(typed) else { continue }
      let identifiers = PassIdentifiers(of: rendered)
      guard let passType = identifiers.passType, let team = identifiers.team else { continue }
      // What the first row has not, a later one may have.
      return PassIdentifiers(of: [
        "passTypeIdentifier": .string(passType), "teamIdentifier": .string(team),
        "nfc": tree["nfc"] == nil ? .null : true,
      ])
    }
    throw UsageError.noIdentifiers
  }
}
