import PassData
import PassSystem

/// `SHA256SUMS`: what `sha256sum -c` reads, made from the report, in the order of the rows.
enum DigestList {
  static let name = "SHA256SUMS"

  static func write(of report: GrowingFile, to path: String) throws {
    let part = try PartFile(for: path)
    var rest: [UInt8] = []
    var offset = 0
    while true {
      let piece = try report.read(1 << 18, at: offset)
      if piece.isEmpty { break }
      offset += piece.count
      rest += piece
      var lines: [UInt8] = []
      var start = 0
      while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
        if let pass = ReportLine.pass(in: Array(rest[start..<end])) { lines += line(of: pass) }
        start = end + 1
      }
      rest.removeFirst(start)
      try part.append(lines)
    }
    try part.publish(existing: .replace)
  }

  /// A name with a backslash or a line break would be written with a leading backslash; names of ours have neither.
  private static func line(of pass: BatchPass) -> [UInt8] {
    Array(pass.sha256.utf8) + [0x20, 0x20] + Array(pass.file.utf8) + [0x0A]
  }
}
