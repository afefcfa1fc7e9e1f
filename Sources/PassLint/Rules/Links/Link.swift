/// The shape of a URL, as far as lint judges it: RFC 3986 without its finer points.
enum Link {
  /// The scheme before the colon, in lower case; nil where there is none.
  static func scheme(_ text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, isLetter(first), scheme.allSatisfy(isSchemeByte) else { return nil }
    return text[..<colon].lowercased()
  }

  /// Absolute, and not a scheme that links can't have.
  static func hasUsableScheme(_ text: String) -> Bool {
    guard let scheme = scheme(text) else { return false }
    return !["javascript", "data", "file", "about", "vbscript"].contains(scheme)
  }

  /// What keeps a text from being a URL, or nil.
  static func fault(in text: String) -> String? {
    // Nearly every link is a plain one.
    isPlainHTTPS(text) ? nil : slowFault(in: text)
  }

  private static func isPlainHTTPS(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count > 8, bytes.prefix(8).elementsEqual("https://".utf8) else { return false }
      switch bytes[8] {
      case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"):
        return false
      default: break
      }
      return bytes.allSatisfy {
        $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
          && $0 != UInt8(ascii: "\"")
          && $0 != UInt8(ascii: "@")
      }
    } ?? false
  }

  private static func slowFault(in text: String) -> String? {
    if text.isEmpty { return "is empty" }
    var index = 0
    for byte in text.utf8 {
      if byte <= 0x20 || byte == 0x7F { return "has a blank at column \(index + 1)" }
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"") {
        return "has a '\(Character(Unicode.Scalar(byte)))' at column \(index + 1)"
      }
      index += 1
    }
    guard let scheme = scheme(text) else { return "has no scheme such as https:" }
    let rest = text.utf8.dropFirst(scheme.utf8.count + 1)
    if rest.isEmpty { return "has nothing after '\(scheme):'" }
    if scheme == "http" || scheme == "https" {
      guard rest.starts(with: "//".utf8) else { return "lacks '//' after '\(scheme):'" }
      if host(text)?.isEmpty ?? true { return "names no host" }
    }
    return nil
  }

  /// The host of a URL with `//`, in lower case, without user, port and brackets.
  static func host(_ text: String) -> String? {
    guard let scheme = scheme(text) else { return nil }
    let rest = text.utf8.dropFirst(scheme.utf8.count + 1)
    guard rest.starts(with: "//".utf8) else { return nil }
    var authority = Substring(
      rest.dropFirst(2).prefix {
        $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
      })
    // By bytes: looking for whole characters would take longer than all the rest.
    if let at = authority.utf8.lastIndex(of: UInt8(ascii: "@")) {
      authority = authority[authority.utf8.index(after: at)...]
    }
    if authority.utf8.first == UInt8(ascii: "["),
      let close = authority.utf8.firstIndex(of: UInt8(ascii: "]"))
    {
      return authority[..<close].dropFirst().lowercased()
    }
    return Substring(authority.utf8.prefix { $0 != UInt8(ascii: ":") }).lowercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }
}
