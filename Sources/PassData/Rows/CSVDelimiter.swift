/// Finds out what stands between the cells of a CSV text.
enum CSVDelimiter {
  private static let candidates: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
  ]

  /// Whether a byte can stand between cells: a tab, or an ASCII sign that no name and no quoting needs.
  static func isUsable(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09: true
    case UInt8(ascii: "\""), UInt8(ascii: "_"): false
    case 0x21...0x7E: !JSONScanner.continuesWord(byte)
    default: false
    }
  }

  /// The first line that Excel writes and reads: `sep=;`. Returns the delimiter and where the next line begins.
  static func declared(in bytes: UnsafeBufferPointer<UInt8>) -> (delimiter: UInt8, next: Int)? {
    guard bytes.count >= 5, bytes.prefix(4).elementsEqual("sep=".utf8), isUsable(bytes[4]) else { return nil }
    var next = 5
    if next < bytes.count, bytes[next] == 0x0D { next += 1 }
    if next < bytes.count, bytes[next] == 0x0A { next += 1 }
    return next > 5 || bytes.count == 5 ? (bytes[4], next) : nil
  }

  /// The candidate that cuts most of the first records into as many cells as the header, then the one that cuts the
  /// header into most cells. A header without any is one column.
  static func guess(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool) -> UInt8 {
    var best = (delimiter: UInt8(ascii: ","), agreeing: -1, cells: 1)
    for candidate in candidates {
      let counts = cellCounts(in: bytes, from: start, delimiter: candidate, isLast: isLast)
      guard let header = counts.first, header > 1 else { continue }
      let agreeing = counts.dropFirst().filter { $0 == header }.count
      if (agreeing, header) > (best.agreeing, best.cells) { best = (candidate, agreeing, header) }
    }
    return best.delimiter
  }

  private static func cellCounts(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, delimiter: UInt8, isLast: Bool
  ) -> [Int] {
    var record = CSVRecord()
    var counts: [Int] = []
    var index = start
    while counts.count < 20, index < bytes.count,
      record.scan(bytes, from: index, delimiter: delimiter, isLast: isLast)
    {
      if record.end > index { counts.append(record.cells.count) }
      index = record.next
    }
    return counts
  }
}
