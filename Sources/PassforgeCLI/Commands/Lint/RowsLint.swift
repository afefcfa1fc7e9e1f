import PassBundle
import PassData
import PassLint
import PassPipeline
import PassSystem
import PassTemplate

/// Judges every row of a file with a template, and groups what many rows have in common.
struct RowsLint {
  private let run: LintRun
  private let template: TemplateFolder
  private let forge: Forge
  private let options: LintOptions

  init(_ run: LintRun, _ template: TemplateFolder, _ forge: Forge, _ options: LintOptions) {
    self.run = run
    self.template = template
    self.forge = forge
    self.options = options
  }

  /// - Parameter subject: the folder, whose files are judged once.
  func report(subject: LintSubject) throws -> LintReport {
    let input = try LintRows(run.request.data, in: run.context)
    var reader = try RowReader(input.rows, format: input.format)
    let reading = try RowReading(
      template, file: input.rows.name, columns: reader.columns,
      settings: run.request.data.assignments.map { ($0.name, $0.value) }, defaultZone: run.request.timeZone,
      environment: run.context.environment)
    let columns = reader.columns.map { $0 + run.request.data.assignments.map(\.name) }
    let aboutColumns = columns.map(forge.findings(forColumns:)) ?? []
    var subject = subject
    subject.tree = nil
    subject.findings += aboutColumns
    let prepared = Linter(options: options).prepare(subject)
    let common = prepared.report.findings
    if aboutColumns.contains(where: { $0.severity == .error }) { return LintReport(findings: common) }

    var groups = FindingGroups(except: common)
    var batch = BatchLint(options: options)
    while let row = try reader.next() {
      let place = SourceLocation(file: input.rows.name, line: row.line)
      do {
        let pass = try forge.prepare(try reading.typed(row), judging: false)
        let report = prepared.check(pass.tree, files: facts(of: pass), isThorough: true)
        groups.add(report.findings + batch.add(pass.tree, at: place), row: row)
      } catch let error as any DiagnosableError where !(error is SystemError) {
        groups.add(error.diagnostics, row: row)
      }
    }
    return LintReport(findings: common + groups.findings + batch.finish() + reader.notes)
  }

  /// Nil where the row brings no files of its own: those of the folder are judged already.
  private func facts(of pass: PreparedPass) -> FileFacts? {
    pass.bundle.varying.isEmpty ? nil : FileFacts(pass)
  }
}

/// The rows behind `--data`, and what shape they have.
struct LintRows {
  let rows: RowInput
  let format: RowFormat

  init(_ options: DataOptions, in context: Context) throws {
    let file = options.data ?? "-"
    let name = file == "-" ? "<stdin>" : file
    let bytes = file == "-" ? try context.readInput() : try FileReader.read(context.path(file))
    if bytes.isEmpty { throw DataError.empty(name: name) }
    rows = RowInput(name: name, bytes: bytes)
    format = RowFormat(fileName: name) ?? Self.format(of: bytes)
  }

  private static func format(of bytes: [UInt8]) -> RowFormat {
    switch bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) {
    case UInt8(ascii: "{"): .jsonLines
    case UInt8(ascii: "["): .jsonArray
    default: .csv
    }
  }
}
