internal import COpenSSL
internal import PassData

/// A PKCS#12 file: bags of keys and certificates behind a password.
///
/// The bags are walked here, because libcrypto's `PKCS12_parse` gives one key only and Keychain exports several.
struct PKCS12File: ~Copyable {
  enum Password {
    case absent
    case text(SecretBytes)
  }

  private let handle: OwnedPointer
  private let name: String

  init(_ der: [UInt8], name: String) throws(CryptoError) {
    let parsed = der.withUnsafeBytes { buffer -> OpaquePointer? in
      var cursor = buffer.bindMemory(to: UInt8.self).baseAddress
      return d2i_PKCS12(nil, &cursor, buffer.count)
    }
    guard let handle = OwnedPointer(parsed, free: PKCS12_free) else {
      throw .damaged(name: name, what: "PKCS#12", reason: OpenSSLReason.drain().description)
    }
    self.handle = handle
    self.name = name
  }

  /// What is inside, or nil if the password is not this one.
  func open(with password: Password) throws(CryptoError) -> KeyMaterial? {
    _ = OpenSSLReason.drain()
    var outcome = attempt(password)
    if case .unsupported = outcome { outcome = LegacyProvider.whileLoaded { attempt(password) } }
    switch outcome {
    case .opened(var material):
      if let note = oldEncryption { material.notes.append(note) }
      return material
    case .wrongPassword: return nil
    case .failed(let reason): throw .damaged(name: name, what: "PKCS#12", reason: reason.description)
    case .unsupported: throw .encryptionUnsupported(name: name, algorithm: algorithm ?? "an old cipher")
    }
  }

  private enum Outcome {
    case opened(KeyMaterial)
    case wrongPassword
    case unsupported
    case failed(OpenSSLReason)
  }

  private func attempt(_ password: Password) -> Outcome {
    switch password {
    case .absent: attempt(nil, 0)
    case .text(let secret): secret.withText { attempt($0, Int32(secret.count)) }
    }
  }

  private func attempt(_ password: UnsafePointer<CChar>?, _ length: Int32) -> Outcome {
    if PKCS12_mac_present(handle.raw) == 1, PKCS12_verify_mac(handle.raw, password, length) != 1 {
      let reason = OpenSSLReason.drain()
      // A MAC that does not fit leaves no reason behind.
      if reason.isUnsupported { return .unsupported }
      return reason.entries.isEmpty || reason.isWrongPassword ? .wrongPassword : .failed(reason)
    }
    var walk = PKCS12Walk(password: password, length: length, name: name)
    guard walk.visitSafes(of: handle.raw) else {
      let reason = OpenSSLReason.drain()
      if reason.isUnsupported { return .unsupported }
      return reason.isWrongPassword ? .wrongPassword : .failed(reason)
    }
    return .opened(walk.material)
  }

  /// What only the legacy provider can open, by the names that people know.
  ///
  /// Told by the file itself: whether the provider had to be loaded depends on what other threads do.
  private static let oldCiphers: [Int32: String] = [
    NID_pbe_WithSHA1And40BitRC2_CBC: "RC2-40", NID_pbe_WithSHA1And128BitRC2_CBC: "RC2-128",
    NID_pbe_WithSHA1And40BitRC4: "RC4-40", NID_pbe_WithSHA1And128BitRC4: "RC4-128",
    NID_pbeWithMD2AndDES_CBC: "DES", NID_pbeWithMD5AndDES_CBC: "DES", NID_pbeWithSHA1AndDES_CBC: "DES",
    NID_pbeWithMD2AndRC2_CBC: "RC2", NID_pbeWithMD5AndRC2_CBC: "RC2", NID_pbeWithSHA1AndRC2_CBC: "RC2",
  ]

  /// The encryptions of the bags, in their order.
  private var encryptions: [Int32] {
    guard let safes = PKCS12_unpack_authsafes(handle.raw) else { return [] }
    defer { pf_free_pkcs7s(safes) }
    return (0..<OPENSSL_sk_num(safes))
      .map { pf_pkcs7_encryption(OPENSSL_sk_value(safes, $0)) }.filter { $0 != NID_undef }
  }

  /// The first encryption that is named inside.
  private var algorithm: String? {
    encryptions.first.flatMap { number in
      Self.oldCiphers[number] ?? OBJ_nid2ln(number).map { String(cString: $0) }
    }
  }

  private var oldEncryption: Diagnostic? {
    guard let cipher = encryptions.lazy.compactMap({ Self.oldCiphers[$0] }).first else { return nil }
    return Diagnostic(
      .note, "identity.p12-legacy", "'\(name)' uses the old \(cipher) encryption, convert it",
      at: SourceLocation(file: name),
      hints: ["export it again with a current system, or repack it with AES by openssl pkcs12"])
  }
}

/// One walk through the bags with one password.
private struct PKCS12Walk {
  let password: UnsafePointer<CChar>?
  let length: Int32
  let name: String
  var material = KeyMaterial(isPKCS12: true)
  private var bags = 0

  private static let depthLimit = 8
  private static let bagLimit = 256

  init(password: UnsafePointer<CChar>?, length: Int32, name: String) {
    self.password = password
    self.length = length
    self.name = name
  }

  mutating func visitSafes(of file: OpaquePointer) -> Bool {
    guard let safes = PKCS12_unpack_authsafes(file) else { return false }
    defer { pf_free_pkcs7s(safes) }
    for index in 0..<OPENSSL_sk_num(safes) {
      guard let safe = OPENSSL_sk_value(safes, index) else { continue }
      let contents: OpaquePointer?
      switch pf_pkcs7_type(safe) {
      case NID_pkcs7_data: contents = pf_pkcs12_data(safe)
      case NID_pkcs7_encrypted: contents = pf_pkcs12_encrypted_data(safe, password, length)
      default: continue
      }
      guard let contents else { return false }
      defer { pf_free_safebags(contents) }
      guard visit(contents, depth: 0) else { return false }
    }
    return true
  }

  private mutating func visit(_ list: OpaquePointer, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return true }
    for index in 0..<OPENSSL_sk_num(list) {
      bags += 1
      guard bags <= Self.bagLimit, let bag = OPENSSL_sk_value(list, index).map(OpaquePointer.init) else {
        return true
      }
      guard visitBag(bag, depth: depth) else { return false }
    }
    return true
  }

  private mutating func visitBag(_ bag: OpaquePointer, depth: Int) -> Bool {
    switch PKCS12_SAFEBAG_get_nid(bag) {
    case NID_keyBag:
      return add(PKCS12_SAFEBAG_get0_p8inf(bag))
    case NID_pkcs8ShroudedKeyBag:
      let opened = PKCS12_decrypt_skey(bag, password, length)
      guard let info = OwnedPointer(opened, free: PKCS8_PRIV_KEY_INFO_free) else { return false }
      return add(info.raw)
    case NID_certBag where PKCS12_SAFEBAG_get_bag_nid(bag) == NID_x509Certificate:
      guard let certificate = OwnedPointer(PKCS12_SAFEBAG_get1_cert(bag), free: X509_free),
        let der = encoded({ i2d_X509(certificate.raw, $0) }), let read = try? Certificate(der: der)
      else { return false }
      material.add(read, from: name)
      return true
    case NID_safeContentsBag:
      guard let inner = PKCS12_SAFEBAG_get0_safes(bag) else { return true }
      return visit(inner, depth: depth + 1)
    default:
      return true
    }
  }

  private mutating func add(_ info: OpaquePointer?) -> Bool {
    guard let info, let key = OwnedPointer(EVP_PKCS82PKEY(info), free: EVP_PKEY_free),
      let read = try? PrivateKey(key)
    else { return false }
    material.add(read, from: name)
    return true
  }
}
