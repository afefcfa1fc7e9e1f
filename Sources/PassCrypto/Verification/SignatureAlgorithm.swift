internal import COpenSSL

/// The digest that a SignerInfo names.
public enum DigestAlgorithm: Sendable, Hashable, CustomStringConvertible {
  case md5
  case sha1
  case sha224
  case sha256
  case sha384
  case sha512
  /// Dotted.
  case other(String)

  init(identifier: String) {
    self =
      switch identifier {
      case "1.2.840.113549.2.5": .md5
      case "1.3.14.3.2.26": .sha1
      case "2.16.840.1.101.3.4.2.4": .sha224
      case "2.16.840.1.101.3.4.2.1": .sha256
      case "2.16.840.1.101.3.4.2.2": .sha384
      case "2.16.840.1.101.3.4.2.3": .sha512
      default: .other(identifier)
      }
  }

  public var description: String {
    switch self {
    case .md5: "MD5"
    case .sha1: "SHA-1"
    case .sha224: "SHA-224"
    case .sha256: "SHA-256"
    case .sha384: "SHA-384"
    case .sha512: "SHA-512"
    case .other(let identifier): identifier
    }
  }

  /// libcrypto's constant table entry, or nil for what is unknown here.
  private var method: OpaquePointer? {
    switch self {
    case .md5: EVP_md5()
    case .sha1: EVP_sha1()
    case .sha224: EVP_sha224()
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    case .sha512: EVP_sha512()
    case .other: nil
    }
  }

  func digest(_ content: [UInt8]) -> [UInt8]? {
    switch self {
    case .sha1: return Digest.sha1(content)
    case .sha256: return Digest.sha256(content)
    default: break
    }
    guard let method else { return nil }
    var target = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var length: UInt32 = 0
    guard EVP_Digest(content, content.count, &target, &length, method, nil) == 1 else {
      _ = OpenSSLReason.drain()
      return nil
    }
    return Array(target.prefix(Int(length)))
  }

  /// Whether the key made this signature over these bytes, hashed with this digest.
  func verifies(_ signature: [UInt8], over bytes: [UInt8], by publicKey: PublicKey) -> Bool {
    guard let method, let context = OwnedPointer(EVP_MD_CTX_new(), free: EVP_MD_CTX_free) else {
      return false
    }
    defer { _ = OpenSSLReason.drain() }
    return EVP_DigestVerifyInit(context.raw, nil, method, nil, publicKey.raw) == 1
      && EVP_DigestVerify(context.raw, signature, signature.count, bytes, bytes.count) == 1
  }
}

/// What a SignerInfo's signature algorithm tells: the kind of key, and sometimes the digest.
enum SignatureAlgorithm: Equatable {
  case rsa(DigestAlgorithm?)
  case ellipticCurve(DigestAlgorithm?)
  case unsupported(String)

  init(identifier: String) {
    self =
      switch identifier {
      case "1.2.840.113549.1.1.1": .rsa(nil)
      case "1.2.840.113549.1.1.4": .rsa(.md5)
      case "1.2.840.113549.1.1.5": .rsa(.sha1)
      case "1.2.840.113549.1.1.14": .rsa(.sha224)
      case "1.2.840.113549.1.1.11": .rsa(.sha256)
      case "1.2.840.113549.1.1.12": .rsa(.sha384)
      case "1.2.840.113549.1.1.13": .rsa(.sha512)
      case "1.2.840.10045.2.1": .ellipticCurve(nil)
      case "1.2.840.10045.4.1": .ellipticCurve(.sha1)
      case "1.2.840.10045.4.3.1": .ellipticCurve(.sha224)
      case "1.2.840.10045.4.3.2": .ellipticCurve(.sha256)
      case "1.2.840.10045.4.3.3": .ellipticCurve(.sha384)
      case "1.2.840.10045.4.3.4": .ellipticCurve(.sha512)
      default: .unsupported(identifier)
      }
  }
}
