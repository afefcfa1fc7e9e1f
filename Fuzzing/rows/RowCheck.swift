import PassData

/// The readers of rows crash on nothing, and rows that are rejected and read again are the same rows.
///
/// The first byte chooses the format, the declared encoding and the size of the pieces in which the bytes come.
func checkRows(_ all: UnsafeBufferPointer<UInt8>) {
  guard let choice = all.first else { return }
  let bytes = Array(all.dropFirst())
  let format = RowFormat.allCases[Int(choice & 3)]
  let encoding = ([nil] + RowEncoding.allCases)[Int(choice >> 2 & 7) % (RowEncoding.allCases.count + 1)]
  let pieceSize = [1, 3, 64, 1 << 16][Int(choice >> 5 & 3)]
  let input = RowInput(name: "f", bytes: bytes, pieceSize: pieceSize)
  guard
    let first = read(input, format, RowOptions(encoding: encoding, largestRow: 4_096)), !first.rows.isEmpty,
    first.reader.encoding == .utf8 || first.reader.encoding == .windows1252
  else { return }
  checkRejecting(first.rows, first.reader)
}

private func read(_ input: RowInput, _ format: RowFormat, _ options: RowOptions) -> (
  rows: [DataRow], reader: RowReader
)? {
  do {
    var reader = try RowReader(input, format: format, options: options)
    var rows: [DataRow] = []
    while let row = try reader.next() {
      precondition(row.number == rows.count + 1 && row.line >= 1, "miscounted")
      if case .success(.cells(let cells)) = row.content {
        precondition(cells.count == reader.columns?.count, "cells without columns")
      }
      rows.append(row)
    }
    let further = try reader.next()
    precondition(further == nil, "a row after the end")
    return (rows, reader)
  } catch let error as any DiagnosableError {
    precondition(error.diagnostic.message.utf8.count > 5, "no words")
    return nil
  } catch {
    preconditionFailure("an error of another kind: \(error)")
  }
}

private func checkRejecting(_ rows: [DataRow], _ reader: RowReader) {
  let writer = RejectedRows(like: reader)
  // A row that is nothing but an old reason has no cells to keep, and data that looks like a reason is a fault.
  let kept = rows.filter {
    !$0.raw.isEmpty && !String(decoding: $0.raw, as: UTF8.self).contains("passforge: ")
  }
  var file = writer.opening
  for (index, row) in kept.enumerated() {
    file += writer.bytes(of: row, reason: "=a;b,\"c\"|\td", isFirst: index == 0)
  }
  file += writer.closing
  let options = RowOptions(delimiter: reader.delimiter, encoding: reader.encoding, largestRow: 1 << 20)
  guard let again = read(RowInput(name: "f", bytes: file), reader.format, options) else { return }
  // Bytes that look like a byte order mark become one when they come to stand first.
  guard again.reader.encoding == reader.encoding, again.reader.hasByteOrderMark == reader.hasByteOrderMark
  else { return }
  precondition(again.rows.map(\.raw) == kept.map(\.raw), "rows changed by being rejected")
  for (old, new) in zip(kept, again.rows) {
    guard case .success(let content) = old.content else { continue }
    precondition(new.content == .success(content), "a row reads otherwise after being rejected")
  }
}
