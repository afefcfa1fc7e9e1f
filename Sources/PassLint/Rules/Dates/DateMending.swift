import PassData
import PassModel

/// Dates whose meaning is certain, in the right spelling.
enum DateMending {
  /// Nil where nothing is to be mended, or where more than one moment may be meant.
  static func mended(_ text: String) -> String? {
    guard (try? PassDate.read(text)) == nil else { return nil }
    for candidate in candidates(text) where (try? PassDate.read(candidate)) != nil { return candidate }
    return nil
  }

  private static func candidates(_ text: String) -> [String] {
    var found: [String] = []
    // A blank in place of T.
    var plain = text
    let eleventh = Array(text.utf8.prefix(11)).last
    if text.utf8.count > 11, eleventh == 0x20 || eleventh == UInt8(ascii: "t") {
      let start = text.utf8.index(text.startIndex, offsetBy: 10)
      plain = text[..<start] + "T" + text[text.utf8.index(after: start)...]
      found.append(plain)
    }
    let bytes = Array(plain.utf8)
    // An offset without its colon, or hours alone.
    if bytes.count > 5, bytes[bytes.count - 5] == 0x2B || bytes[bytes.count - 5] == 0x2D {
      found.append(String(plain.dropLast(2)) + ":" + plain.suffix(2))
    }
    if bytes.count > 3, bytes[bytes.count - 3] == 0x2B || bytes[bytes.count - 3] == 0x2D {
      found.append(plain + ":00")
    }
    if plain.hasSuffix("z") { found.append(plain.dropLast() + "Z") }
    for name in [" UTC", " GMT", "UTC", "GMT", " Z"] where plain.hasSuffix(name) {
      found.append(plain.dropLast(name.utf8.count) + "Z")
    }
    return found
  }
}
