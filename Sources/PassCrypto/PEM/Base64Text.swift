internal import COpenSSL

/// Base64 as PEM and variables hold it: these bytes may be private keys, so nothing is left behind in freed memory.
enum Base64Text {
  /// One line with padding.
  static func encode(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let capacity = (bytes.count + 2) / 3 * 4 + 1
    return [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      let source = bytes.bindMemory(to: UInt8.self).baseAddress
      // Ends with a zero that is not part of the text.
      count = Int(max(0, EVP_EncodeBlock(target.baseAddress, source, Int32(bytes.count))))
    }
  }

  /// Nil where anything but base64 and white space is found. Padding may be missing; `-` and `_` are read too.
  static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 3)
    var gathered: UInt32 = 0
    var bits = 0
    var padding = 0
    for character in text {
      switch character {
      case 0x09, 0x0A, 0x0D, 0x20: continue
      case UInt8(ascii: "="):
        padding += 1
        continue
      default: break
      }
      guard padding == 0, let value = value(of: character) else { return wiped(&bytes) }
      gathered = gathered << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: gathered >> UInt32(bits)))
    }
    // A single character left over cannot be a byte.
    guard bits < 6, padding <= 2 else { return wiped(&bytes) }
    return bytes
  }

  private static func wiped(_ bytes: inout [UInt8]) -> [UInt8]? {
    bytes.wipe()
    return nil
  }

  private static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
