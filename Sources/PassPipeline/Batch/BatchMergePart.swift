import PassData
import PassSystem

/// The report of one shard, and what its run wrote down of itself.
struct BatchMergePart: Sendable {
  /// As the user named it.
  let name: String
  let record: RunRecord
  private let report: String

  /// - Parameters:
  ///   - name: the folder of a batch, its archive, or the report itself.
  ///   - path: the same from where the process stands.
  /// - Throws: ``BatchMergeError/noReport(path:)`` where no batch has been.
  init(_ name: String, at path: String) throws {
    self.name = name
    let stem = Self.stem(of: path)
    report = stem + RunRecord.reportName
    guard FileStatus.exists(report), let record = try RunRecord.read(at: Self.record(beside: stem)) else {
      throw BatchMergeError.noReport(path: name)
    }
    self.record = record
  }

  /// `out/.passforge-run.json`, `out.tar.passforge-run.json`.
  private static func record(beside stem: String) -> String {
    stem.hasSuffix(".") ? String(stem.dropLast()) + RunRecord.name : stem + RunRecord.name
  }

  /// What the names of reports begin with.
  private static func stem(of path: String) -> String {
    if path.utf8.count > RunRecord.reportName.utf8.count, path.hasSuffix(RunRecord.reportName) {
      return String(decoding: path.utf8.dropLast(RunRecord.reportName.utf8.count), as: UTF8.self)
    }
    let isFolder = (try? FileStatus(of: path))?.kind == .directory
    let destination = isFolder ? BatchDestination.folder(path, flat: true) : .tar(path)
    return destination.companion("")
  }

  func reader() throws -> RowReader { try RowReader(.file(report), format: .jsonLines) }
}

/// One line of a report.
struct BatchMergeLine: Sendable {
  let row: Int
  let isRejected: Bool
  let serial: String?
  let file: String?
  let bytes: Int
  let raw: [UInt8]

  /// - Throws: ``BatchMergeError/lineUnreadable(report:line:)``.
  init(_ line: DataRow, of part: BatchMergePart) throws {
    guard case .success(.object(let object)) = line.content, let row = Self.number(object["row"]), 0 < row,
      row < 1 << 53
    else {
      throw BatchMergeError.lineUnreadable(report: part.name, line: line.line)
    }
    self.row = row
    raw = line.raw
    serial = object["serial"]?.stringValue
    file = object["file"]?.stringValue
    bytes = Self.number(object["bytes"]) ?? 0
    isRejected = object["errors"] != nil
    guard isRejected || (serial != nil && file != nil) else {
      throw BatchMergeError.lineUnreadable(report: part.name, line: line.line)
    }
  }

  private static func number(_ value: JSONValue?) -> Int? {
    value?.numberValue?.int64.flatMap { Int(exactly: $0) }
  }
}
