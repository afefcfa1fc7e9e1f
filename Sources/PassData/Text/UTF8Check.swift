/// Finds the first byte that is not UTF-8, and says what is wrong with it (RFC 3629).
///
/// The standard library tells whether a text is valid, quickly; this is asked only when it is not.
enum UTF8Check {
  /// The offset and kind of the first fault, or nil for valid UTF-8.
  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> (offset: Int, fault: UTF8Fault)? {
    var index = 0
    while index < bytes.count {
      switch sequence(at: index, in: bytes) {
      case .success(let length): index += length
      case .failure(let fault): return (index, fault)
      }
    }
    return nil
  }

  /// The scalar at an offset, or nil where the bytes are no UTF-8.
  static func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    guard case .success(let length) = sequence(at: index, in: bytes) else { return nil }
    let piece = UnsafeBufferPointer(rebasing: bytes[index..<index + length])
    return String(decoding: piece, as: UTF8.self).unicodeScalars.first
  }

  /// The length of the sequence that begins at an offset.
  private static func sequence(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Result<Int, UTF8Fault>
  {
    let lead = bytes[index]
    let length: Int
    switch lead {
    case 0x00...0x7F: return .success(1)
    case 0x80...0xBF: return .failure(.strayContinuation)
    case 0xC0, 0xC1: return .failure(.overlong)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return .failure(.outOfRange)
    }
    for position in 1..<length {
      guard index + position < bytes.count, bytes[index + position] & 0xC0 == 0x80 else {
        return .failure(.truncated)
      }
      if position == 1, let fault = fault(ofSecond: bytes[index + 1], after: lead) { return .failure(fault) }
    }
    return .success(length)
  }

  /// The second byte decides about overlong forms, surrogates and the end of Unicode.
  private static func fault(ofSecond second: UInt8, after lead: UInt8) -> UTF8Fault? {
    switch (lead, second) {
    case (0xE0, ..<0xA0), (0xF0, ..<0x90): .overlong
    case (0xED, 0xA0...): .surrogate
    case (0xF4, 0x90...): .outOfRange
    default: nil
    }
  }
}

/// Why bytes are not UTF-8.
public enum UTF8Fault: Error, Sendable, Equatable {
  /// A longer sequence than the character needs, such as C0 80 for NUL.
  case overlong
  /// A surrogate, U+D800 to U+DFFF, which only UTF-16 has.
  case surrogate
  /// A character beyond U+10FFFF, or a byte that begins none.
  case outOfRange
  /// A sequence that ends too early.
  case truncated
  /// A byte 80 to BF that continues nothing.
  case strayContinuation
}
