/// The two forms of a signature on a curve.
enum EllipticSignature {
  /// ECDSA-Sig-Value in DER (RFC 3279, 2.2.3) of both numbers one behind the other, as tokens and some services write
  /// them; nil for an odd or an empty text.
  static func der(ofConcatenated value: [UInt8]) -> [UInt8]? {
    guard !value.isEmpty, value.count.isMultiple(of: 2) else { return nil }
    let half = value.count / 2
    return DER.sequence(DER.unsignedInteger(value[..<half]), DER.unsignedInteger(value[half...]))
  }
}
