import PassData

/// How fixtures spell the content of files: `png 160x50`, `cut png 90x90`, `hex ffd8ff`, `size 4000000`, or a text.
enum FileSpelling {
  enum Failure: Error { case unreadable(String) }

  static func bytes(_ spelling: String) throws -> [UInt8] {
    let words = spelling.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "png": return try picture(words[1])
    case "cut": return Array(try bytes(words[1]).dropLast(20))
    case "flip":
      var content = try bytes(words[1])
      content[content.count / 2] ^= 0xFF
      return content
    case "hex":
      guard let content = [UInt8](hexadecimal: words[1].filter { $0 != " " }) else {
        throw Failure.unreadable(spelling)
      }
      return content
    case "size": return [UInt8](repeating: 0x20, count: Int(words[1]) ?? 0)
    case "utf16": return [0xFF, 0xFE] + words[1].utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case "utf16-no-mark": return words[1].utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case "latin1": return words[1].unicodeScalars.map { UInt8($0.value & 0xFF) }
    default: return Array(spelling.utf8)
    }
  }

  private static func picture(_ size: String) throws -> [UInt8] {
    let parts = size.split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2 else { throw Failure.unreadable(size) }
    return TestPNG.bytes(parts[0], parts[1])
  }
}
