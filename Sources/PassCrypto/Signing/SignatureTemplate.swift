internal import PassData

/// A signature that libcrypto made, and where in it the next one differs.
///
/// libcrypto's call costs 9–13 % over the bare RSA operation: attributes are encoded, names copied, memory allocated
/// anew for each pass. But for an RSA key two signatures of one signer differ in three places of fixed length only:
/// message digest, signing time, RSA value. So the next signature is a copy with these replaced. The order of the
/// three attributes never changes, because they differ in length. Valid for years 1950–2049; outside, the time is two
/// bytes longer and ``MessageSigning`` is the way.
struct SignatureTemplate: Sendable {
  let der: [UInt8]
  /// The signed attributes with their tag, which is 0xA0 here and 0x31 in what is signed.
  let attributes: Range<Int>
  let digest: Range<Int>
  let time: Range<Int>
  let value: Range<Int>

  /// Seconds of 1950-01-01T00:00:00Z to 2049-12-31T23:59:59Z.
  static let years: ClosedRange<Int64> = -631_152_000...2_524_607_999

  /// Finds the places, or nil where the signature has another shape than ours.
  init?(of der: [UInt8], signatureSize: Int) {
    guard let places = try? SignaturePlaces(in: der) else { return nil }
    guard places.digest.count == 32, places.time.count == 13, places.value.count == signatureSize,
      places.value.upperBound == der.count
    else { return nil }
    self.der = der
    attributes = places.attributes
    digest = places.digest
    time = places.time
    value = places.value
  }

  /// `YYMMDDHHMMSSZ` into 13 bytes.
  static func writeUTCTime(_ time: Timestamp, to target: UnsafeMutablePointer<UInt8>) {
    let civil = time.civilTime
    let fields = [civil.year % 100, civil.month, civil.day, civil.hour, civil.minute, civil.second]
    for (index, field) in fields.enumerated() {
      target[index * 2] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: field / 10)
      target[index * 2 + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: field % 10)
    }
    target[12] = UInt8(ascii: "Z")
  }
}

/// What the key signs.
enum SignedAttributes {
  /// SHA-256 of a signature's attributes as a SET OF: tag 0x31 in place of the implicit 0xA0 (RFC 5652, 5.4).
  static func hash(
    _ signature: UnsafeRawBufferPointer, _ attributes: Range<Int>, to target: UnsafeMutablePointer<UInt8>
  ) {
    var hash = RunningSHA256()
    withUnsafeBytes(of: UInt8(0x31)) { hash.update($0) }
    hash.update(UnsafeRawBufferPointer(rebasing: signature[attributes.dropFirst()]))
    hash.writeDigest(to: target)
  }

  /// The same, for whoever has no buffer to write to.
  static func digest(in signature: [UInt8], _ attributes: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { target, count in
      guard let target = target.baseAddress else { return }
      signature.withUnsafeBytes { hash($0, attributes, to: target) }
      count = 32
    }
  }
}

/// Where the changing parts of a detached signature with one signer lie.
struct SignaturePlaces {
  private(set) var attributes = 0..<0
  private(set) var digest = 0..<0
  private(set) var time = 0..<0
  private(set) var value = 0..<0

  init(in der: [UInt8]) throws(BERFault) {
    var outer = BERReader(der)
    let contentInfo = try outer.next(.sequence)
    var fields = try outer.inside(contentInfo)
    _ = try fields.next(.objectIdentifier)
    guard let explicit = try fields.next(ifContext: 0), var wrapped = try? fields.inside(explicit) else {
      throw .unexpected
    }
    let signedData = try wrapped.next(.sequence)
    guard let signers = try wrapped.elements(inside: signedData).last, signers.isUniversal(.set),
      let signer = try wrapped.elements(inside: signers).first
    else { throw .unexpected }
    var info = try wrapped.inside(signer)
    _ = try info.next(.integer)
    _ = try info.next(.sequence)
    _ = try info.next(.sequence)
    guard let attributes = try info.next(ifContext: 0) else { throw .unexpected }
    self.attributes = attributes.whole
    _ = try info.next(.sequence)
    value = try info.next(.octetString).content
    for attribute in try info.elements(inside: attributes) { try note(attribute, in: info) }
  }

  private mutating func note(_ attribute: BERElement, in reader: BERReader) throws(BERFault) {
    var fields = try reader.inside(attribute)
    let type = try fields.next(.objectIdentifier)
    var values = try fields.inside(try fields.next(.set))
    switch fields.objectIdentifier(type) {
    case ObjectIdentifier.messageDigest: digest = try values.next(.octetString).content
    case ObjectIdentifier.signingTime:
      // Beyond 2049 it is a GeneralizedTime, and no template is made of it.
      let value = try values.next()
      if value.isUniversal(.utcTime) { time = value.content }
    default: break
    }
  }
}
