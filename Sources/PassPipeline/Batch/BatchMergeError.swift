public import PassData

/// Why reports cannot be joined at all. What they lack together is a ``BatchMergeFault``.
public enum BatchMergeError: DiagnosableError, Equatable {
  case noReport(path: String)
  case lineUnreadable(report: String, line: Int)
  case notSorted(report: String, line: Int)

  public var diagnostic: Diagnostic {
    switch self {
    case .noReport(let path):
      Diagnostic(
        .error, "batch.no-report", "'\(path)' holds no report of a batch", at: SourceLocation(file: path),
        hints: ["name the folder or the archive that passforge batch was given"])
    case .lineUnreadable(let report, let line):
      Diagnostic(
        .error, "merge.line", "line \(line) of the report in '\(report)' is not one of ours",
        at: SourceLocation(file: report), hints: ["run that part again: what is made is kept"])
    case .notSorted(let report, let line):
      Diagnostic(
        .error, "merge.not-sorted", "line \(line) of the report in '\(report)' goes back to an earlier row",
        at: SourceLocation(file: report),
        hints: ["name each part's own report; this one was put together by hand"])
    }
  }
}

/// What keeps the reports of shards from being one batch.
enum BatchMergeFault {
  case otherSplit(String, Shard, parts: Int)
  case partMissing(Int, of: Int)
  case unfinished(String)
  case otherTotal(String, rows: Int, expected: Int)
  case totalUnknown
  case rowsMissing(ClosedRange<Int>)
  case rowTwice(Int, String, String)
  case rowBeyond(Int, String, Int)
  case fileTwice(String, Int, Int)
  case serialTwice(String, Int, Int)

  var diagnostic: Diagnostic {
    switch self {
    case .otherSplit(let name, let shard, let parts):
      error(
        "merge.other-split", "'\(name)' is part \(shard), and others are of \(parts)",
        "name the parts of one split only")
    case .partMissing(let number, let count):
      error("merge.part-missing", "part \(number)/\(count) is missing", "name its output, or run it")
    case .unfinished(let name):
      error("merge.unfinished", "the run in '\(name)' has not ended", "run its command again")
    case .otherTotal(let name, let rows, let expected):
      error(
        "merge.other-total", "'\(name)' was made of \(rows) rows, not of \(expected)",
        "run every part on the same rows")
    case .totalUnknown:
      error("merge.total-unknown", "no part says how many rows there are", "pass --rows N")
    case .rowsMissing(let rows):
      error(
        "merge.row-missing",
        rows.count == 1
          ? "row \(rows.lowerBound) is in no report"
          : "rows \(rows.lowerBound) to \(rows.upperBound) are in no report",
        "run the part that they belong to again")
    case .rowTwice(let row, let first, let second):
      error(
        "merge.row-twice",
        first == second
          ? "row \(row) stands twice in the report of '\(first)'"
          : "row \(row) is in the reports of '\(first)' and '\(second)'",
        "name each part once, and give each its own K of --shard K/N")
    case .rowBeyond(let row, let name, let expected):
      error(
        "merge.row-beyond", "row \(row) of '\(name)' is beyond the \(expected) rows that there are",
        "run every part on the same rows")
    case .fileTwice(let file, let first, let second):
      error(
        "merge.file-twice", "rows \(first) and \(second) both made '\(file)'",
        "run every part on the same rows and the same template")
    case .serialTwice(let serial, let first, let second):
      error(
        "merge.serial-twice", "rows \(first) and \(second) both have the serial number '\(serial)'",
        "give each row its own; \"unique\" in template.json finds this before signing")
    }
  }

  private func error(_ code: String, _ message: String, _ hint: String) -> Diagnostic {
    Diagnostic(.error, code, message, hints: [hint])
  }
}
