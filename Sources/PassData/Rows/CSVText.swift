/// From the bytes of a cell to its text.
enum CSVText {
  /// What our reasons begin with. It tells them from data, and keeps spreadsheets from taking them for formulas.
  static let reasonStart = "passforge: "

  static func text(of cell: CSVRecord.Cell, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let content = UnsafeBufferPointer(rebasing: bytes[cell.content])
    guard cell.hasDoubledQuotes else { return String(decoding: content, as: UTF8.self) }
    var single: [UInt8] = []
    single.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      single.append(content[index])
      index += content[index] == UInt8(ascii: "\"") ? 2 : 1
    }
    return String(decoding: single, as: UTF8.self)
  }

  static func firstFault(
    in bytes: UnsafeBufferPointer<UInt8>, _ cell: CSVRecord.Cell
  ) -> (offset: Int, fault: UTF8Fault)? {
    let content = cell.content
    return UTF8Check.firstFault(in: UnsafeBufferPointer(rebasing: bytes[content]))
      .map { (content.lowerBound + $0.offset, $0.fault) }
  }

  static func isReason(_ cell: CSVRecord.Cell, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[cell.content].starts(with: reasonStart.utf8)
  }

  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var bits: UInt8 = 0
    for index in range { bits |= bytes[index] }
    return bits < 0x80
  }
}
