import PassLayout

/// What a format can hold, checked before zint sees it, because zint repairs some messages without a word.
///
/// It puts a 0 before an odd number of digits in Interleaved 2 of 5, and adds the check digit to twelve of EAN-13; the
/// code would then not be the message.
enum SymbologyRules {
  static func check(_ bytes: [UInt8], for format: BarcodeFormat) throws(SymbolRefusal) {
    let isDigits = bytes.allSatisfy { (0x30...0x39).contains($0) }
    switch format {
    case .qr, .aztec, .pdf417: break
    case .code128:
      guard bytes.allSatisfy({ $0 < 0x80 }) else {
        throw SymbolRefusal("Code 128 holds ASCII: scanners read other bytes as something else")
      }
    case .code39:
      guard bytes.allSatisfy(isCode39) else {
        throw SymbolRefusal("Code 39 holds 0-9, A-Z, space and -.$/+%")
      }
    case .codabar:
      guard isCodabar(bytes) else {
        throw SymbolRefusal("Codabar begins and ends with A, B, C or D and holds 0-9 and -$:/.+ between")
      }
    case .ean13:
      guard isDigits, bytes.count == 12 || bytes.count == 13 else {
        throw SymbolRefusal("EAN-13 holds 12 or 13 digits")
      }
    case .interleaved2of5:
      guard isDigits, bytes.count.isMultiple(of: 2) else {
        throw SymbolRefusal("Interleaved 2 of 5 holds an even number of digits")
      }
    }
  }

  private static func isCode39(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || " -.$/+%".utf8.contains(byte)
  }

  private static func isCodabar(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 3, let first = bytes.first, let last = bytes.last else { return false }
    let isFramed = (0x41...0x44).contains(first) && (0x41...0x44).contains(last)
    return isFramed
      && bytes.dropFirst().dropLast().allSatisfy { (0x30...0x39).contains($0) || "-$:/.+".utf8.contains($0) }
  }
}
