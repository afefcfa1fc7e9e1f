import PassData

extension ValueSchema.Format {
  /// Why a text is not of this format, to follow "it …", and what to do; nil where it is.
  ///
  /// Times are looked at elsewhere, because they may get their zone from the schema.
  func complaint(about text: String) -> (reason: String, hint: String)? {
    switch self {
    case .dateTime: return nil
    case .date:
      do throws(DateTextError) {
        _ = try CivilTime(date: text)
        return nil
      } catch {
        return (error.reason, "write it like '2026-05-01'")
      }
    case .uri:
      return Self.isURI(text)
        ? nil
        : ("has no scheme, or signs that an address cannot have", "write it like 'https://example.org/a'")
    case .email: return Self.isEmail(text) ? nil : ("is not of the form name@domain", "")
    case .uuid: return Self.isUUID(text) ? nil : ("is not of the form 8-4-4-4-12 hexadecimal digits", "")
    }
  }

  /// RFC 3986: a scheme, and after it only signs that may stand in an address, `%` before two digits.
  private static func isURI(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, isLetter(bytes[0]) else {
      return false
    }
    guard bytes[..<colon].allSatisfy({ isLetter($0) || Identifier.isDigit($0) || "+-.".utf8.contains($0) })
    else {
      return false
    }
    var index = colon + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, isHexadecimal(bytes[index + 1]), isHexadecimal(bytes[index + 2]) else {
          return false
        }
        index += 3
        continue
      }
      guard Identifier.isPart(byte) || "-.~:/?#[]@!$&'()*+,;=".utf8.contains(byte) else { return false }
      index += 1
    }
    return colon + 1 < bytes.count
  }

  /// RFC 5321's mailbox without quoted names, and with names beyond ASCII (RFC 6531).
  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= 254,
      isDotted(parts[0].utf8, { "!#$%&'*+/=?^_`{|}~-".utf8.contains($0) })
    else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy {
      isDotted($0.utf8, { $0 == UInt8(ascii: "-") }) && !$0.hasPrefix("-") && !$0.hasSuffix("-")
    }
  }

  /// Words of letters, digits and what else is allowed, with single dots between.
  private static func isDotted(_ bytes: Substring.UTF8View, _ isAllowed: (UInt8) -> Bool) -> Bool {
    let words = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty
        && word.allSatisfy { isLetter($0) || Identifier.isDigit($0) || $0 >= 0x80 || isAllowed($0) }
    }
  }

  private static func isUUID(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(isHexadecimal) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Identifier.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
