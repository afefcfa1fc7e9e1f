/// One `-----BEGIN …-----` block of a text.
struct PEMBlock: Equatable {
  /// `CERTIFICATE`, `RSA PRIVATE KEY`, …
  let label: String
  /// `Proc-Type: 4,ENCRYPTED` and its kin, of the old encrypted form.
  let headers: [String]
  /// The decoded bytes; nil where the body is not base64.
  let bytes: [UInt8]?

  /// Whether a text holds such blocks, by their first mark.
  static func appear(in text: some Collection<UInt8>) -> Bool { text.firstRange(of: begin) != nil }

  static let begin = Array("-----BEGIN ".utf8)
  static let end = Array("-----END ".utf8)
  static let dashes = Array("-----".utf8)

  /// The blocks of a text, in order. What stands between them (bag attributes, comments, a byte order mark) is passed
  /// over. Line breaks may be LF, CRLF, spaces, or `\n` spelled out, as variables do to them.
  static func all(in text: [UInt8]) -> [PEMBlock] {
    var text = unescaped(text)
    defer { text.wipe() }
    var blocks: [PEMBlock] = []
    var rest = text[...]
    while let beginning = rest.firstRange(of: begin) {
      rest = rest[beginning.upperBound...]
      guard let labelEnd = rest.firstRange(of: dashes) else { break }
      let label = String(decoding: rest[..<labelEnd.lowerBound], as: UTF8.self)
      rest = rest[labelEnd.upperBound...]
      guard let ending = rest.firstRange(of: end) else {
        blocks.append(PEMBlock(label: label, headers: [], bytes: nil))
        break
      }
      blocks.append(PEMBlock(label: label, body: rest[..<ending.lowerBound]))
      rest = rest[ending.upperBound...]
    }
    return blocks
  }

  init(label: String, headers: [String], bytes: [UInt8]?) {
    self.label = label
    self.headers = headers
    self.bytes = bytes
  }

  private init(label: String, body: ArraySlice<UInt8>) {
    // Headers are lines with a colon, which base64 has not.
    var headers: [String] = []
    var data = body
    for line in body.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard line.contains(UInt8(ascii: ":")) else { continue }
      headers.append(String(decoding: line, as: UTF8.self))
      data = body[line.endIndex...]
    }
    self.init(label: label, headers: headers, bytes: Base64Text.decode(data))
  }

  /// A variable may hold `\n` and `\r\n` as two or four characters.
  private static func unescaped(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "\\")) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let isEscape = text[index] == UInt8(ascii: "\\") && index + 1 < text.count
      switch isEscape ? text[index + 1] : 0 {
      case UInt8(ascii: "n"):
        result.append(0x0A)
        index += 2
      case UInt8(ascii: "r"):
        index += 2
      default:
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// The block as text, in lines of 64.
  static func text(label: String, headers: [String] = [], _ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var encoded = Base64Text.encode(bytes)
    defer { encoded.wipe() }
    var text: [UInt8] = []
    text.reserveCapacity(encoded.count + encoded.count / 64 + 200)
    text += Array("-----BEGIN \(label)-----\n".utf8)
    if !headers.isEmpty { text += Array((headers.joined(separator: "\n") + "\n\n").utf8) }
    var start = 0
    while start < encoded.count {
      text += encoded[start..<min(start + 64, encoded.count)]
      text.append(0x0A)
      start += 64
    }
    return text + Array("-----END \(label)-----\n".utf8)
  }

  static func text(of certificate: CertificateFacts) -> [UInt8] {
    certificate.der.withUnsafeBytes { text(label: "CERTIFICATE", $0) }
  }

  static func text(ofKey pkcs8: SecretBytes) -> [UInt8] {
    pkcs8.withBytes { text(label: "PRIVATE KEY", $0) }
  }
}

extension Collection<UInt8> {
  /// The first place where the pattern lies.
  func firstRange(of pattern: [UInt8]) -> Range<Index>? {
    guard let first = pattern.first else { return nil }
    var start = startIndex
    while let candidate = self[start...].firstIndex(of: first) {
      if self[candidate...].starts(with: pattern) {
        return candidate..<index(candidate, offsetBy: pattern.count)
      }
      start = index(after: candidate)
    }
    return nil
  }
}
