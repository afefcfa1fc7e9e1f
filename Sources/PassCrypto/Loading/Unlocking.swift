internal import COpenSSL
internal import PassData

/// Opens what is encrypted. The password is asked for once, and only if something needs it.
final class Unlocking {
  private let source: PasswordSource
  private var asked: SecretBytes??

  init(_ source: PasswordSource) { self.source = source }

  /// - Throws: ``CryptoError/needsPassword(name:)`` where there is none.
  private func password(for name: String) throws(CryptoError) -> SecretBytes {
    let answer: SecretBytes?
    if let asked {
      answer = asked
    } else {
      answer = try source.password(for: name)
      asked = .some(answer)
    }
    guard let answer else { throw .needsPassword(name: name) }
    return answer
  }

  // MARK: PKCS#8

  func encryptedPKCS8(_ der: [UInt8], from name: String) throws(CryptoError) -> PrivateKey {
    let password = try password(for: name)
    return try unlocked(name, what: "private key") {
      der.withUnsafeBytes { buffer -> OpaquePointer? in
        var cursor = buffer.bindMemory(to: UInt8.self).baseAddress
        guard let sealed = OwnedPointer(d2i_X509_SIG(nil, &cursor, buffer.count), free: X509_SIG_free) else {
          return nil
        }
        let opened = password.withText { PKCS8_decrypt(sealed.raw, $0, Int32(password.count)) }
        guard let info = OwnedPointer(opened, free: PKCS8_PRIV_KEY_INFO_free) else { return nil }
        return EVP_PKCS82PKEY(info.raw)
      }
    }
  }

  // MARK: The old encrypted PEM

  /// With `Proc-Type: 4,ENCRYPTED` and `DEK-Info`.
  func traditionalKey(_ block: PEMBlock, from name: String) throws(CryptoError) -> PrivateKey {
    let password = try password(for: name)
    let text = (block.bytes ?? []).withUnsafeBytes {
      PEMBlock.text(label: block.label, headers: block.headers, $0)
    }
    return try unlocked(name, what: "private key") {
      text.withUnsafeBytes { buffer -> OpaquePointer? in
        guard let bio = OwnedPointer(BIO_new_mem_buf(nonNull(buffer), Int32(buffer.count)), free: pf_bio_free)
        else { return nil }
        // Without a callback libcrypto takes the last argument for the password.
        return password.withText {
          PEM_read_bio_PrivateKey(bio.raw, nil, nil, UnsafeMutableRawPointer(mutating: $0))
        }
      }
    }
  }

  /// Tries as things are, then with the legacy provider, and names what is in the way.
  private func unlocked(
    _ name: String, what: String, _ open: () -> OpaquePointer?
  ) throws(CryptoError) -> PrivateKey {
    _ = OpenSSLReason.drain()
    if let key = OwnedPointer(open(), free: EVP_PKEY_free) { return try PrivateKey(key) }
    var reason = OpenSSLReason.drain()
    if reason.isUnsupported {
      let key = LegacyProvider.whileLoaded { OwnedPointer(open(), free: EVP_PKEY_free) }
      if let key { return try PrivateKey(key) }
      reason = OpenSSLReason.drain()
    }
    if reason.isUnsupported { throw .encryptionUnsupported(name: name, algorithm: "an old cipher") }
    if reason.isWrongPassword { throw .wrongPassword(name: name) }
    throw .damaged(name: name, what: what, reason: reason.description)
  }

  // MARK: PKCS#12

  func pkcs12(_ der: [UInt8], from name: String) throws(CryptoError) -> KeyMaterial {
    let file = try PKCS12File(der, name: name)
    // Files without a password come in two forms: with an empty one, and with none at all.
    for attempt in [PKCS12File.Password.absent, .text(SecretBytes(copying: []))] {
      if let material = try file.open(with: attempt) { return material }
    }
    guard let material = try file.open(with: .text(try password(for: name))) else {
      throw .wrongPassword(name: name)
    }
    return material
  }
}

extension OpenSSLReason {
  /// The algorithm is known, but not to the loaded providers.
  var isUnsupported: Bool {
    contains(library: ERR_LIB_EVP, reason: pf_err_unsupported())
      || contains(library: ERR_LIB_EVP, reason: EVP_R_UNSUPPORTED_ALGORITHM)
      || contains(library: ERR_LIB_EVP, reason: EVP_R_UNSUPPORTED_CIPHER)
      || contains(library: ERR_LIB_EVP, reason: EVP_R_UNKNOWN_PBE_ALGORITHM)
  }

  /// A wrong password shows as padding that is none, or as a plain text that is no key.
  var isWrongPassword: Bool {
    let signs: [(Int32, Int32)] = [
      (ERR_LIB_PKCS12, PKCS12_R_MAC_VERIFY_FAILURE), (ERR_LIB_PKCS12, PKCS12_R_PKCS12_CIPHERFINAL_ERROR),
      (ERR_LIB_PEM, PEM_R_BAD_DECRYPT), (ERR_LIB_EVP, EVP_R_BAD_DECRYPT),
      (ERR_LIB_PROV, pf_prov_bad_decrypt()), (ERR_LIB_PEM, PEM_R_BAD_PASSWORD_READ),
      // One wrong password in 256 gives good padding and then no key.
      (ERR_LIB_OSSL_DECODER, pf_err_unsupported()),
    ]
    return signs.contains { contains(library: $0.0, reason: $0.1) }
      || entries.contains { $0.library == ERR_LIB_ASN1 }
  }
}
