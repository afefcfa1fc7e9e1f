internal import COpenSSL
internal import Synchronization

/// The public key of a pass's `nfc` dictionary: an X.509 SubjectPublicKeyInfo with a point on P-256.
public enum ContactlessKey {
  public enum Verdict: Sendable, Equatable {
    /// The form that real passes have.
    case compressed
    case uncompressed
    case notAKey
    /// An EC key by its form, whose point does not lie on the curve.
    case offCurve
    /// A key of another kind, in words.
    case otherKind(String)
  }

  /// The two beginnings of a P-256 SubjectPublicKeyInfo, up to the point itself.
  private static let compressedStart: [UInt8] = [
    0x30, 0x39, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86,
    0x48,
    0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x22, 0x00,
  ]
  private static let uncompressedStart: [UInt8] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86,
    0x48,
    0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
  ]

  /// Judges the DER bytes of a key. libcrypto says whether the point lies on the curve.
  ///
  /// All passes of a batch have one key, and finding its point costs as much as a third of a signature, so a few verdicts
  /// are remembered.
  public static func judge(_ bytes: [UInt8]) -> Verdict {
    if let known = verdicts.withLock({ $0[bytes] }) { return known }
    let verdict = judgeAnew(bytes)
    verdicts.withLock { known in
      if known.count >= 64 { known.removeAll() }
      known[bytes] = verdict
    }
    return verdict
  }

  private static let verdicts = Mutex<[[UInt8]: Verdict]>([:])

  private static func judgeAnew(_ bytes: [UInt8]) -> Verdict {
    let isCompressed = bytes.count == 59 && bytes.starts(with: compressedStart)
    let isUncompressed = bytes.count == 91 && bytes.starts(with: uncompressedStart)
    let key = bytes.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var cursor = buffer.baseAddress
      return d2i_PUBKEY(nil, &cursor, buffer.count)
    }
    guard let key = OwnedPointer(key, free: EVP_PKEY_free) else {
      _ = OpenSSLReason.drain()
      return isCompressed || isUncompressed ? .offCurve : .notAKey
    }
    switch KeyDescription.of(key.raw) {
    case .rsa(let bits): return .otherKind("RSA of \(bits) bits")
    case .other(let name): return .otherKind(name)
    case .ellipticCurve(let name):
      if isCompressed { return .compressed }
      if isUncompressed { return .uncompressed }
      return .otherKind("EC in another form (\(name))")
    }
  }
}
