import PassData
import PassSystem

/// A file of rows that is read twice: once to count them, once to take some.
struct RowTable {
  let name: String
  private let input: RowInput
  private let format: RowFormat

  init(file path: String, name: String) throws {
    let format = RowFormat(fileName: path) ?? .csv
    if format == .jsonArray {
      self.init(name: name, bytes: try FileReader.read(path, limit: 512 << 20))
    } else {
      self.init(name: name, input: .file(path), format: format)
    }
  }

  private init(name: String, input: RowInput, format: RowFormat) {
    self.name = name
    self.input = input
    self.format = format
  }

  /// What the first byte says: an array, objects line by line, or else a table. One object alone is one row.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    switch bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }) {
    case UInt8(ascii: "["): (input, format) = (RowInput(name: name, bytes: bytes), .jsonArray)
    case UInt8(ascii: "{"):
      if let document = try? JSONReader.read(bytes, file: name) {
        (input, format) = (
          RowInput(name: name, bytes: JSONWriter.write(.array([document.value]))), .jsonArray
        )
      } else {
        (input, format) = (RowInput(name: name, bytes: bytes), .jsonLines)
      }
    default: (input, format) = (RowInput(name: name, bytes: bytes), .csv)
    }
  }

  func reader() throws -> RowReader { try RowReader(input, format: format) }

  func count() throws -> Int {
    var reader = try reader()
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }
}
