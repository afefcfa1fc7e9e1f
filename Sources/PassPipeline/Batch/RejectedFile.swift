import PassData
import PassSystem

/// The rows that no pass was made of, in the shape of the input, with the reason in a last column.
///
/// It appears whole when judging ends, and only if there are any. Where all rows have been judged and none was rejected,
/// a file that an earlier run left is taken away, for it would tell of rows that are mended.
final class RejectedFile {
  private let path: String
  private var part: PartFile?
  private var form: RejectedRows?
  private var isEmpty = true

  init(at path: String) { self.path = path }

  /// - Parameter reader: has read at least as far as the row; it knows header, delimiter and encoding.
  func add(_ row: DataRow, _ reasons: [Diagnostic], like reader: RowReader) throws {
    let form = self.form ?? RejectedRows(like: reader)
    self.form = form
    if part == nil {
      part = try PartFile(for: path)
      try part?.append(form.opening)
    }
    let reason = reasons.filter { $0.severity == .error }.map(\.message).joined(separator: "; ")
    try part?.append(form.bytes(of: row, reason: reason, isFirst: isEmpty))
    isEmpty = false
  }

  /// - Parameter isComplete: whether all rows have been judged.
  func publish(isComplete: Bool) throws {
    guard let part = part.take() else {
      if isComplete, isEmpty { try FileRemoval.removeIfPresent(path) }
      return
    }
    if let form { try part.append(form.closing) }
    try part.publish(existing: .replace)
  }
}
