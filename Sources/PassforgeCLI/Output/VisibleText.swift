extension String {
  /// The text with control characters spelled out, so that a file name or a cell cannot steer a terminal.
  ///
  /// Bidirectional controls are spelled too: they could show a message in an order that nobody wrote.
  var visible: String {
    guard unicodeScalars.contains(where: Self.mustBeSpelled) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let scalar where Self.mustBeSpelled(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func mustBeSpelled(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
