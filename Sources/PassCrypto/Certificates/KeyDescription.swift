internal import COpenSSL

/// Names a key's kind.
enum KeyDescription {
  static func of(_ key: OpaquePointer) -> CertificateFacts.Key {
    let bits = Int(EVP_PKEY_get_bits(key))
    switch EVP_PKEY_get_base_id(key) {
    case EVP_PKEY_RSA: return .rsa(bits: bits)
    case EVP_PKEY_EC: return .ellipticCurve(name: curveName(key) ?? "\(bits) bits")
    case let other: return .other(name: OBJ_nid2sn(other).map { String(cString: $0) } ?? "unknown")
    }
  }

  private static func curveName(_ key: OpaquePointer) -> String? {
    var name = [CChar](repeating: 0, count: 64)
    var length = 0
    guard EVP_PKEY_get_group_name(key, &name, name.count, &length) == 1 else {
      _ = OpenSSLReason.drain()
      return nil
    }
    return String(decoding: name.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
