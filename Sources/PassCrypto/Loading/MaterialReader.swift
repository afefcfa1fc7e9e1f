internal import PassData
internal import PassSystem

/// Recognises whatever people have for a certificate or key, by content and never by file name.
struct MaterialReader {
  let unlocking: Unlocking

  /// - Throws: ``CryptoError`` naming the reference, the fault and a way out.
  func read(_ secret: SecretBytes, from name: String) throws(CryptoError) -> KeyMaterial {
    var bytes = secret.withBytes { Self.trimmed(Array($0)) }
    defer { bytes.wipe() }
    guard !bytes.isEmpty else { throw .empty(name: name) }
    return try read(bytes, from: name, depth: 0)
  }

  private func read(_ bytes: [UInt8], from name: String, depth: Int) throws(CryptoError) -> KeyMaterial {
    if PEMBlock.appear(in: bytes) { return try readPEM(bytes, from: name) }
    if bytes.first == 0x30 { return try readDER(bytes, from: name) }
    // Base64 of any of these, as variables of CI systems hold it; twice, because some encode it again.
    if depth < 2, var decoded = Base64Text.decode(bytes), !decoded.isEmpty {
      defer { decoded.wipe() }
      return try read(Self.trimmed(decoded), from: name, depth: depth + 1)
    }
    if let variable = name.afterPrefix("env:"), Self.isPath(bytes) {
      throw .variableHoldsPath(name: variable)
    }
    throw .notRecognised(name: name)
  }

  /// Without a byte order mark and white space around; UTF-16 as Windows writes it becomes plain text.
  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    var slice = bytes[...]
    if slice.starts(with: [0xEF, 0xBB, 0xBF]) {
      slice = slice.dropFirst(3)
    } else if slice.starts(with: [0xFF, 0xFE]) || slice.starts(with: [0xFE, 0xFF]) {
      return trimmed(slice.dropFirst(2).filter { $0 != 0 })
    }
    // DER has no white space around it, but its last byte may look like some.
    guard slice.first != 0x30 else { return Array(slice) }
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    while let first = slice.first, isSpace(first) { slice = slice.dropFirst() }
    while let last = slice.last, isSpace(last) { slice = slice.dropLast() }
    return Array(slice)
  }

  private static func isPath(_ bytes: [UInt8]) -> Bool {
    guard bytes.count < 4096, !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      return false
    }
    return FileStatus.exists(text)
  }

  // MARK: PEM

  private func readPEM(_ text: [UInt8], from name: String) throws(CryptoError) -> KeyMaterial {
    var material = KeyMaterial()
    for block in PEMBlock.all(in: text) {
      guard var bytes = block.bytes, !bytes.isEmpty else {
        throw .unfinishedPEM(name: name, label: block.label)
      }
      defer { bytes.wipe() }
      switch block.label {
      case "CERTIFICATE", "X509 CERTIFICATE", "TRUSTED CERTIFICATE":
        material.add(try certificate(bytes, from: name), from: name)
      case "PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY":
        let isEncrypted = block.headers.contains { $0.hasPrefix("Proc-Type:") && $0.contains("ENCRYPTED") }
        let key =
          isEncrypted
          ? try unlocking.traditionalKey(block, from: name) : try key(bytes, from: name)
        material.add(key, from: name)
      case "ENCRYPTED PRIVATE KEY":
        material.add(try unlocking.encryptedPKCS8(bytes, from: name), from: name)
      case "EC PARAMETERS", "DH PARAMETERS":
        continue
      default:
        if let refusal = Self.refusal(of: block.label, from: name) { throw refusal }
        material.add(try readDER(bytes, from: name))
      }
    }
    return material
  }

  private static func refusal(of label: String, from name: String) -> CryptoError? {
    switch label {
    case "CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST": isRequest(name)
    case "PUBLIC KEY", "RSA PUBLIC KEY": isPublicKey(name)
    case "OPENSSH PRIVATE KEY":
      .otherContent(
        name: name, found: "a key in OpenSSH's own form",
        hint: "convert a copy of it with ssh-keygen -p -m PEM -f COPY")
    default: nil
    }
  }

  private static func isRequest(_ name: String) -> CryptoError {
    .otherContent(
      name: name, found: "a certificate request, not a certificate",
      hint: "upload it to Apple's developer site and pass the certificate that comes back")
  }

  private static func isPublicKey(_ name: String) -> CryptoError {
    .otherContent(
      name: name, found: "a public key, not a private one", hint: "pass the private key that belongs to it")
  }

  // MARK: DER

  private func readDER(_ bytes: [UInt8], from name: String) throws(CryptoError) -> KeyMaterial {
    var material = KeyMaterial()
    switch try form(of: bytes, from: name) {
    case .certificate: material.add(try certificate(bytes, from: name), from: name)
    case .pkcs8, .rsaKey, .ellipticCurveKey: material.add(try key(bytes, from: name), from: name)
    case .encryptedPKCS8: material.add(try unlocking.encryptedPKCS8(bytes, from: name), from: name)
    case .pkcs12: material = try unlocking.pkcs12(bytes, from: name)
    case .request: throw Self.isRequest(name)
    case .publicKey: throw Self.isPublicKey(name)
    case .signedMessage:
      // A .p7b: certificates in a message that nobody signed.
      guard let message = try? SignedMessage(parsing: bytes) else { throw .notRecognised(name: name) }
      for der in message.certificates { material.add(try certificate(der, from: name), from: name) }
    case .unknown: throw .notRecognised(name: name)
    }
    return material
  }

  private func form(of bytes: [UInt8], from name: String) throws(CryptoError) -> DERForm {
    do throws(BERFault) {
      return try DERForm(of: bytes)
    } catch {
      guard case .truncated(let announced, let found) = error else { throw .notRecognised(name: name) }
      throw .truncated(name: name, announced: announced, found: found)
    }
  }

  private func certificate(_ bytes: [UInt8], from name: String) throws(CryptoError) -> Certificate {
    do {
      return try Certificate(der: Self.firstElement(of: bytes))
    } catch {
      guard case .notACertificate(let reason) = error else { throw error }
      throw .damaged(name: name, what: "certificate", reason: reason)
    }
  }

  /// The certificate alone: trusted certificates have settings behind it, files may have a line break.
  private static func firstElement(of bytes: [UInt8]) -> [UInt8] {
    var reader = BERReader(bytes)
    guard let element = try? reader.next() else { return bytes }
    return Array(bytes[element.whole])
  }

  private func key(_ bytes: [UInt8], from name: String) throws(CryptoError) -> PrivateKey {
    do {
      return try PrivateKey(der: SecretBytes(copying: bytes))
    } catch {
      guard case .library(_, let reason) = error else { throw error }
      throw .damaged(name: name, what: "private key", reason: reason)
    }
  }
}
