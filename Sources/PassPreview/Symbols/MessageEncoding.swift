import Foundation
import PassLayout

/// Turns a barcode's message into the bytes that `messageEncoding` names.
enum MessageEncoding {
  static func bytes(of message: String, in name: String) throws(SymbolRefusal) -> [UInt8] {
    switch name.lowercased() {
    case "utf-8", "utf8": return Array(message.utf8)
    case "iso-8859-1", "latin1", "iso_8859-1", "l1": return try narrow(message, below: 0x100, name)
    case "us-ascii", "ascii": return try narrow(message, below: 0x80, name)
    default: return try byFoundation(message, name)
    }
  }

  private static func narrow(_ message: String, below limit: UInt32, _ name: String) throws(SymbolRefusal)
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    for scalar in message.unicodeScalars {
      guard scalar.value < limit else {
        throw SymbolRefusal("the message holds U+\(hexadecimal(scalar)), which \(name) has not")
      }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }

  private static func byFoundation(_ message: String, _ name: String) throws(SymbolRefusal) -> [UInt8] {
    guard let encoding = encodings[name.lowercased()] else {
      throw SymbolRefusal("'\(name)' is no character set that can be drawn")
    }
    guard let data = message.data(using: encoding, allowLossyConversion: false) else {
      throw SymbolRefusal("the message can't be written in \(name)")
    }
    return Array(data)
  }

  /// IANA names of what is met in passes, besides the three above.
  private static let encodings: [String: String.Encoding] = [
    "iso-8859-2": .isoLatin2, "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
    "utf-16": .utf16, "utf-16be": .utf16BigEndian, "utf-16le": .utf16LittleEndian, "macintosh": .macOSRoman,
  ]

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
