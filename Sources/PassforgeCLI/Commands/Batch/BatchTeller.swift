import PassCrypto
import PassData
import PassPipeline
import PassSystem

/// What a batch says while it runs and when it is over.
final class BatchTeller {
  private let rowsName: String
  private let signer: SignerKind?
  private let options: BatchOptions
  private let outputs: BatchOutputs
  private let context: Context
  private let report: BatchReport
  private let started = ContinuousClock.now
  private var meter: ProgressMeter
  private(set) var findings: [Diagnostic] = []
  private var rejectedTold = 0
  private var hasToldChecked = false

  /// Whose reasons are told; the file of rejected rows has them all.
  private static let rejectedShown = 20

  init(
    rowsName: String, rejectedName: String, reportName: String, signer: SignerKind?, shard: Shard,
    options: BatchOptions, outputs: BatchOutputs, context: Context
  ) {
    self.rowsName = rowsName
    self.signer = signer
    self.options = options
    self.outputs = outputs
    self.context = context
    report = BatchReport(
      rejectedName: options.isDryRun ? nil : rejectedName, reportName: reportName, signer: signer,
      shard: shard,
      isDryRun: outputs.isDryRun)
    meter = ProgressMeter(Self.manner(outputs, context), now: .zero)
  }

  private static func manner(_ outputs: BatchOutputs, _ context: Context) -> ProgressMeter.Manner {
    if outputs.isQuiet { return .silent }
    guard context.terminal.errors, context.environment["TERM"] != "dumb" else { return .log }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { context.environment[$0] }.first ?? ""
    let usesBlocks = locale.lowercased().replacing("-", with: "").contains("utf8")
    return .terminal(width: context.terminal.width ?? 80, usesBlocks: usesBlocks)
  }

  // MARK: - In the order of a run

  func begin(assignedBy scheduler: String?, findings: [Diagnostic]) {
    var notes = findings
    if let scheduler {
      notes.append(
        Diagnostic(.note, "batch.shard-assigned", "part \(report.shard) of the rows, as \(scheduler) says"))
    }
    say(notes)
  }

  /// Called often, and cheap.
  func beat(_ run: BatchRun) {
    if let judged = run.judged, !hasToldChecked {
      hasToldChecked = true
      clear()
      if !outputs.writesJSON, options.mode == .validateFirst { try? context.print(report.checked(judged)) }
    }
    let total = run.rowCount.map { report.shard.rows(of: $0) }
    let facts = ProgressFacts(
      phase: run.isJudging ? "checking" : "signing", done: run.totals.rows,
      total: run.isJudging ? nil : total,
      rejected: run.totals.rejected)
    if let text = meter.update(facts, now: elapsed) { try? context.errors.write(Array(text.utf8)) }
  }

  func tell(_ outcome: RowOutcome, of run: BatchRun) {
    guard case .rejected(let row) = outcome else { return }
    rejectedTold += 1
    guard rejectedTold <= Self.rejectedShown else { return }
    say(row.reasons.map { placed($0, in: row) })
  }

  func end(_ run: BatchRun) throws -> ExitStatus {
    clear()
    say(run.notes + run.findings)
    if rejectedTold > Self.rejectedShown {
      let rest = HumanText.number(rejectedTold - Self.rejectedShown)
      say([Diagnostic(.note, "batch.more-rejected", "and \(rest) rejected rows more")])
    }
    let isInterrupted = run.endedEarly && run.isStopped
    if run.totals.rows == 0, !run.endedEarly, run.rowsRead == 0 {
      say([Diagnostic(.warning, "batch.no-rows", "'\(rowsName)' has no rows")])
    }
    do {
      if outputs.writesJSON {
        try context.print(json: report.json(run, seconds: elapsed / .seconds(1), findings))
      } else {
        try context.print(report.last(run, options.mode))
      }
    } catch let error as SystemError where error.isBrokenPipe {
      // The status still says how it went.
    }
    if isInterrupted {
      try? context.hint(
        run.isJudging
          ? "interrupted before the first pass was made; run the same command again"
          : "interrupted: what is made stays; the same command goes on from there")
      return .interrupted
    }
    if run.endedEarly {
      try? context.hint(
        "stopped at rejected row \(HumanText.number(run.totals.rejected)), as --fail-fast or --max-errors says"
      )
    }
    return run.totals.rejected > 0 ? .problems : .done
  }

  func clear() {
    if let text = meter.clear() { try? context.errors.write(Array(text.utf8)) }
  }

  // MARK: - Words

  private var elapsed: Duration { ContinuousClock.now - started }

  /// What cannot be told, because whoever listened has gone, is no reason to stop making passes.
  private func say(_ diagnostics: [Diagnostic]) {
    findings += diagnostics
    let shown = diagnostics.filter { $0.isNews && !(outputs.isQuiet && $0.severity == .note) }
    guard !shown.isEmpty else { return }
    clear()
    try? context.report(shown)
  }

  /// What is wrong with a row stands in its line; where a place in the template is told, the line is told beside it.
  private func placed(_ diagnostic: Diagnostic, in row: RejectedRow) -> Diagnostic {
    var placed = diagnostic
    let file = diagnostic.location?.file ?? ""
    if file.isEmpty || file == rowsName {
      placed.location = SourceLocation(
        file: rowsName, line: diagnostic.location?.line ?? row.line, column: diagnostic.location?.column,
        pointer: diagnostic.location?.pointer)
    } else {
      placed.message += " (line \(row.line) of \(rowsName))"
    }
    return placed
  }
}
