internal import COpenSSL

/// Writes a .p12 as other tools and Keychain Access read it: AES-256 and SHA-256 (RFC 7292, RFC 8018).
struct PKCS12Writing {
  let key: PrivateKey
  /// The leaf first, then what is above it.
  let certificates: [Certificate]
  /// What Keychain Access calls it.
  let name: String

  /// How often the password is hashed, against guessing.
  private static let rounds: Int32 = 100_000

  func der(password: SecretBytes) throws(CryptoError) -> [UInt8] {
    guard let leaf = certificates.first,
      let authorities = OwnedPointer(OPENSSL_sk_new_null(), free: OPENSSL_sk_free)
    else { throw .library("make a list") }
    for certificate in certificates.dropFirst() {
      // The list borrows; the certificates outlive it.
      let count = certificate.withHandle { OPENSSL_sk_push(authorities.raw, UnsafeRawPointer($0)) }
      guard count > 0 else { throw .library("fill a list") }
    }
    let made = key.withHandle { key in
      leaf.withHandle { leaf in
        password.withText { password in
          PKCS12_create(
            password, name, key, leaf, authorities.raw, NID_aes_256_cbc, NID_aes_256_cbc, Self.rounds,
            Self.rounds, 0)
        }
      }
    }
    guard let archive = OwnedPointer(made, free: PKCS12_free),
      let der = encoded({ i2d_PKCS12(archive.raw, $0) })
    else { throw .library("make a PKCS#12 file") }
    return der
  }
}

extension SigningIdentity {
  /// Key, certificate and intermediate as a .p12, for servers, for CI and for other tools.
  ///
  /// - Throws: ``CryptoError/keyIsElsewhere(name:)`` for a key that nobody can have, ``CryptoError/emptyPassword``.
  public func pkcs12(password: SecretBytes) throws(CryptoError) -> [UInt8] {
    guard case .held(let held) = key else { throw .keyIsElsewhere(name: name) }
    guard password.count > 0 else { throw .emptyPassword }
    let certificates = [signing.leaf] + [signing.intermediate].compactMap(\.self)
    let label = leaf.passTypeIdentifier ?? leaf.subject.shortText
    return try PKCS12Writing(key: held, certificates: certificates, name: label).der(password: password)
  }
}
