/// Judges what a key elsewhere has made, and finds out what went wrong where it is no signature.
///
/// Services differ in what they ask for: one hashes what it is given, another wants the bare digest, a third writes
/// base64. With the public key most of these mistakes can be told apart, so that the message says which one it is.
struct SignatureJudge {
  private let key: PublicKey
  private let digest: [UInt8]

  init(_ key: PublicKey, digest: [UInt8]) {
    self.key = key
    self.digest = digest
  }

  /// The signature in the form that goes into a message.
  func accepted(_ value: [UInt8]) throws(SignerFault) -> [UInt8] {
    guard !value.isEmpty else { throw .silent }
    switch key.kind {
    case .rsa: return try acceptedRSA(value)
    case .ellipticCurve, .other: return try acceptedCurve(value)
    }
  }

  private func acceptedRSA(_ value: [UInt8]) throws(SignerFault) -> [UInt8] {
    guard value.count == key.signatureSize else { throw wrongLength(value, expected: key.signatureSize) }
    guard !key.verifies(value, ofSHA256: digest) else { return value }
    throw mistake(in: value)
  }

  private func acceptedCurve(_ value: [UInt8]) throws(SignerFault) -> [UInt8] {
    let forms = [value] + (EllipticSignature.der(ofConcatenated: value).map { [$0] } ?? [])
    if let fitting = forms.first(where: { key.verifies($0, ofSHA256: digest) }) { return fitting }
    let again = Digest.sha256(digest)
    if forms.contains(where: { key.verifies($0, ofSHA256: again) }) { throw .hashedAgain }
    throw Self.text(value).map { .encoded($0) } ?? .otherKey
  }

  /// Not as long as the key: text, mostly.
  private func wrongLength(_ value: [UInt8], expected: Int) -> SignerFault {
    Self.text(value).map { .encoded($0) } ?? .wrongLength(found: value.count, expected: expected)
  }

  /// The public key gives back what was signed, if it was signed by its private key.
  private func mistake(in value: [UInt8]) -> SignerFault {
    guard let content = key.recovered(value) else {
      // PSS (RFC 8017, 9.1) ends in this byte, for any key; by chance one in 256 does too.
      if key.recoveredUnpadded(value)?.last == 0xBC { return .isPSS }
      return Self.text(value).map { .encoded($0) } ?? .otherKey
    }
    let input = DigestInfo.sha256(digest)
    let hashedAgain = [Digest.sha256(digest), Digest.sha256(input)].map(DigestInfo.sha256)
    if hashedAgain.contains(content) { return .hashedAgain }
    return content == digest ? .bareDigest : .otherContent
  }

  /// The form of a text that would be a signature if it were decoded.
  private static func text(_ value: [UInt8]) -> SignerFault.Encoding? {
    let letters = value.filter { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    guard letters.count >= 64, letters.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return value.allSatisfy({ (0x20...0x7E).contains($0) || (0x09...0x0D).contains($0) }) ? .text : nil
    }
    let isHexadecimal = letters.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x46).contains($0 & 0xDF)
    }
    if isHexadecimal { return .hexadecimal }
    return Base64Text.decode(letters) == nil ? .text : .base64
  }
}
