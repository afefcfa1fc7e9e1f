/// Finds keys and certificates among the files of a pass, by name and by content.
///
/// A pass is handed to anybody: a private key in it is published. Certificates have no use there, and where they lie
/// the key is often not far.
enum SecretFile: Equatable {
  case privateKey
  case certificate
  case keyStore

  static func kind(name: String, bytes: [UInt8]) -> SecretFile? {
    // Images are most of a pass and are not searched: nobody has a key in one.
    (isImage(bytes) ? nil : kind(ofContent: bytes)) ?? kind(ofName: name)
  }

  private static func isImage(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }

  private static func kind(ofName name: String) -> SecretFile? {
    let lower = name.lowercased()
    let suffix = lower.split(separator: ".").last.map(String.init) ?? ""
    switch suffix {
    case "p12", "pfx", "jks", "keystore", "keychain": return .keyStore
    case "key", "p8", "pk8": return .privateKey
    case "pem", "cer", "crt", "der", "csr", "certsigningrequest", "p7b", "mobileprovision":
      return .certificate
    default: return ["id_rsa", "id_ecdsa", "id_ed25519"].contains(lower) ? .privateKey : nil
    }
  }

  private static func kind(ofContent bytes: [UInt8]) -> SecretFile? {
    if let label = PEMLabel.first(in: bytes) {
      if label.hasSuffix("PRIVATE KEY") { return .privateKey }
      if label.hasSuffix("CERTIFICATE") || label.hasSuffix("CERTIFICATE REQUEST") || label == "PKCS7" {
        return .certificate
      }
    }
    return DERShape(bytes)?.kind
  }
}

/// The label of the first `-----BEGIN LABEL-----` that concerns keys or certificates.
private enum PEMLabel {
  private static let start = Array("-----BEGIN ".utf8)

  static func first(in bytes: [UInt8]) -> String? {
    var certificate: String?
    var index = 0
    while let found = firstStart(in: bytes, from: index) {
      let labelStart = found + start.count
      var end = labelStart
      while end < bytes.count, end - labelStart < 64, bytes[end] != UInt8(ascii: "-") { end += 1 }
      let label = String(decoding: bytes[labelStart..<end], as: UTF8.self)
      if label.hasSuffix("PRIVATE KEY") { return label }
      if certificate == nil { certificate = label }
      index = end
    }
    return certificate
  }

  private static func firstStart(in bytes: [UInt8], from index: Int) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var position = index
      let last = buffer.count - start.count
      while position <= last {
        if buffer[position] == start[0], buffer[position + 5] == start[5],
          buffer[position..<(position + start.count)].elementsEqual(start)
        {
          return position
        }
        position += 1
      }
      return nil
    }
  }
}

/// The first elements of a DER text, enough to tell keys, certificates and PKCS#12 apart from other files.
private struct DERShape {
  let kind: SecretFile

  init?(_ bytes: [UInt8]) {
    guard let outer = Element(bytes, at: 0), outer.tag == 0x30, outer.end == bytes.count,
      let first = Element(bytes, at: outer.content), let second = Element(bytes, at: first.end)
    else { return nil }
    switch (first.tag, second.tag) {
    case (0x02, 0x30) where first.isInteger(3, in: bytes): kind = .keyStore
    // PKCS#8: version, algorithm, OCTET STRING.
    case (0x02, 0x30) where first.isInteger(0, in: bytes) && Element(bytes, at: second.end)?.tag == 0x04:
      kind = .privateKey
    // PKCS#1: version, modulus; SEC 1: version, OCTET STRING.
    case (0x02, 0x02) where first.isInteger(0, in: bytes): kind = .privateKey
    case (0x02, 0x04) where first.isInteger(1, in: bytes): kind = .privateKey
    // Encrypted PKCS#8: algorithm, OCTET STRING.
    case (0x30, 0x04) where second.end == outer.end: kind = .privateKey
    // Certificates and requests: what is signed, algorithm, BIT STRING.
    case (0x30, 0x30) where Element(bytes, at: second.end)?.tag == 0x03: kind = .certificate
    default: return nil
    }
  }

  private struct Element {
    let tag: UInt8
    let content: Int
    let end: Int

    init?(_ bytes: [UInt8], at offset: Int) {
      guard offset >= 0, offset + 2 <= bytes.count else { return nil }
      tag = bytes[offset]
      var length = Int(bytes[offset + 1])
      var content = offset + 2
      if length >= 0x80 {
        let width = length & 0x7F
        guard (1...4).contains(width), content + width <= bytes.count else { return nil }
        length = 0
        for byte in bytes[content..<(content + width)] { length = length << 8 | Int(byte) }
        content += width
      }
      guard length <= bytes.count - content else { return nil }
      self.content = content
      end = content + length
    }

    func isInteger(_ value: UInt8, in bytes: [UInt8]) -> Bool {
      end - content == 1 && bytes[content] == value
    }
  }
}
