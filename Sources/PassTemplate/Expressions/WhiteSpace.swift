/// White space as JSON-e's reference implementation sees it: Unicode's, and the four separators of ASCII.
enum WhiteSpace {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x1C...0x20: true
    case 0..<0x80: false
    default: scalar.properties.isWhitespace
    }
  }

  /// How many bytes the white space at an offset has; 0 where there is none.
  static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    let first = bytes[offset]
    if first < 0x80 { return contains(Unicode.Scalar(first)) ? 1 : 0 }
    // All other white space lies in the Basic Multilingual Plane.
    let length = first < 0xE0 ? 2 : 3
    guard first >= 0xC2, first < 0xF0, offset + length <= bytes.count else { return 0 }
    var value = UInt32(first & (length == 2 ? 0x1F : 0x0F))
    for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    guard let scalar = Unicode.Scalar(value) else { return 0 }
    return contains(scalar) ? length : 0
  }

  static func trimmingStart(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    text.drop(while: contains)
  }

  static func trimmingEnd(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    var result = text
    while let last = result.last, contains(last) { result.removeLast() }
    return result
  }

  /// Without white space on either side.
  static func trimming(_ text: String) -> String {
    String(String.UnicodeScalarView(trimmingEnd(trimmingStart(text.unicodeScalars[...]))))
  }
}
