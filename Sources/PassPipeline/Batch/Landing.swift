import PassData
import PassLint
import PassSystem

/// The end of the river: takes finished work in the order of the rows, and is the only one that decides what depends
/// on other rows and the only one that gives files their names.
final class Landing {
  private let worker: RowWorker
  private let output: BatchOutput?
  private let rejectedRows: RejectedFile?
  private let largestNumberOfErrors: Int?
  private let temporaryFolder: String
  private var columns: [ByteString: SeenTexts] = [:]
  private let names: SeenTexts
  private let identities: SeenTexts
  private let tokens: SeenTexts
  private var lint: BatchLint
  private var warnings = RowWarnings()
  private let file: String
  private var rejected = 0

  /// - Parameters:
  ///   - output: nil while rows are only judged.
  ///   - rejectedRows: nil where an earlier phase has written them.
  init(_ parts: BatchParts, worker: RowWorker, output: BatchOutput?, rejectedRows: RejectedFile?) {
    self.worker = worker
    self.output = output
    self.rejectedRows = rejectedRows
    largestNumberOfErrors = parts.options.largestNumberOfErrors
    temporaryFolder = parts.temporaryFolder
    names = SeenTexts(spillingInto: temporaryFolder)
    identities = SeenTexts(spillingInto: temporaryFolder)
    tokens = SeenTexts(spillingInto: temporaryFolder)
    lint = BatchLint(options: parts.forge.options.lint)
    file = parts.supply.input.name
  }

  var hasTooManyErrors: Bool { largestNumberOfErrors.map { rejected >= $0 } ?? false }

  /// Decides about one row and makes its pass appear.
  ///
  /// - Parameter reader: has read at least as far; it knows the shape of the file.
  /// - Returns: nil for a row of another shard, which is looked at for its names only.
  func land(_ work: RowWorker.Work, like reader: RowReader) async throws -> RowOutcome? {
    if case .failed(let error) = work.result { throw error }
    // Asked even of a row that is rejected for another reason: another shard, which does not judge this row, must
    // remember the same.
    let clashes = try clashes(of: work)
    if case .elsewhere = work.result { return nil }
    if case .rejected(let reasons) = work.result {
      return try reject(work.row, reasons + clashes, like: reader)
    }
    guard clashes.isEmpty else { return try reject(work.row, clashes, like: reader) }
    warnings.add(work.findings, line: work.row.line)
    return try await settle(work, like: reader)
  }

  private func settle(_ work: RowWorker.Work, like reader: RowReader) async throws -> RowOutcome {
    let row = work.row
    switch work.result {
    case .failed(let error): throw error
    case .rejected(let reasons): return try reject(row, reasons, like: reader)
    case .judged, .elsewhere: return .judged(row: row.number, line: row.line)
    case .forged(let pass, let begun):
      guard let output else { return .judged(row: row.number, line: row.line) }
      return .made(try output.put(pass, of: work, begun: begun))
    case .known(let entry):
      if let output, try output.keep(entry) {
        var pass = entry.pass
        pass.row = row.number
        pass.line = row.line
        try output.report(.kept(pass))
        return .kept(pass)
      }
      // It was there and is no longer: made again, as if nothing had been known.
      for again in await worker.forge([row], from: nil) { return try await settle(again, like: reader) }
      return .judged(row: row.number, line: row.line)
    }
  }

  /// What this row has in common with an earlier one and must not. A row without clashes is remembered.
  private func clashes(of work: RowWorker.Work) throws(SystemError) -> [Diagnostic] {
    let location = SourceLocation(file: file, line: work.row.line)
    var found: [Diagnostic] = []
    for unique in work.uniques {
      if let first = try seen(unique.column).line(of: unique.identity) {
        found.append(RowClash.value(unique, firstSeenIn: first).diagnostic(at: location))
      }
    }
    if found.isEmpty, let name = work.name, let first = try names.line(of: name.text) {
      found.append(RowClash.name(name, firstSeenIn: first).diagnostic(at: location))
    }
    if found.isEmpty, let identity = work.facts?.identity, let first = try identities.line(of: identity) {
      found = lint.duplicate(at: location, firstSeenIn: first).filter { $0.severity == .error }
    }
    guard found.isEmpty else { return found }
    for unique in work.uniques { try seen(unique.column).remember(unique.identity, line: work.row.line) }
    if let name = work.name { try names.remember(name.text, line: work.row.line) }
    if let facts = work.facts { try remember(facts, at: location) }
    return []
  }

  private func remember(_ facts: BatchLint.Facts, at location: SourceLocation) throws(SystemError) {
    let line = location.line ?? 0
    if let identity = facts.identity { try identities.remember(identity, line: line) }
    guard let token = facts.token else { return }
    if let first = try tokens.line(of: token) {
      lint.noteSharedToken(at: location, firstSeenIn: first)
    } else {
      try tokens.remember(token, line: line)
    }
  }

  /// What only all rows together show, and the warnings of single rows, each rule once.
  var findings: [Diagnostic] { lint.finish() + warnings.findings(in: file) }

  private func seen(_ column: String) -> SeenTexts {
    if let seen = columns[ByteString(column)] { return seen }
    let seen = SeenTexts(spillingInto: temporaryFolder)
    columns[ByteString(column)] = seen
    return seen
  }

  private func reject(_ row: DataRow, _ reasons: [Diagnostic], like reader: RowReader) throws -> RowOutcome {
    rejected += 1
    try rejectedRows?.add(row, reasons, like: reader)
    let outcome = RowOutcome.rejected(RejectedRow(row: row.number, line: row.line, reasons: reasons))
    try output?.report(outcome)
    return outcome
  }

  /// All rows have landed.
  func finish(rowCount: Int) throws {
    try rejectedRows?.publish(isComplete: true)
    try output?.finish(rowCount: rowCount)
  }

  /// The run ends before its last row; the same command goes on.
  func pause() throws {
    try rejectedRows?.publish(isComplete: false)
    try output?.pause()
  }
}

/// In which line each text of one column was first seen.
private final class SeenTexts {
  private var table: TextTable

  init(spillingInto folder: String) { table = TextTable(spillingInto: folder) }

  func line(of text: String) throws(SystemError) -> Int? { try table.number(of: text) }

  func remember(_ text: String, line: Int) throws(SystemError) { try table.set(line, for: text) }
}
