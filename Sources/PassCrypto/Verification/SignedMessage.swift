internal import PassData

/// A CMS SignedData as it was received: places in the bytes, nothing re-encoded, nothing believed.
///
/// Real passes hold BER: indefinite lengths, unsorted sets, octet strings in pieces. All is read; sizes are bounded.
struct SignedMessage: Sendable {
  enum Identifier: Sendable, Equatable {
    case issuerAndSerial(issuer: [UInt8], serial: [UInt8])
    case keyIdentifier([UInt8])
  }

  struct Attribute: Sendable, Equatable {
    let identifier: String
    /// The whole attribute, with tag and length.
    let encoding: ArraySlice<UInt8>
    let values: [BERElement]
  }

  struct Signer: Sendable {
    let identifier: Identifier
    let digestAlgorithm: String
    let signatureAlgorithm: String
    let signature: [UInt8]
    /// With the tag as received, which is `[0]`; nil where there are none.
    let signedAttributes: ArraySlice<UInt8>?
    let attributes: [Attribute]
  }

  let reader: BERReader
  let contentType: String
  /// Whether the signed content lies inside.
  let hasContent: Bool
  /// Each in DER, as received.
  let certificates: [[UInt8]]
  let signers: [Signer]
  /// Bytes behind the message.
  let trailingCount: Int

  /// More than these are not looked at.
  static let certificateLimit = 32
  static let signerLimit = 8

  init(parsing bytes: [UInt8]) throws(BERFault) {
    var reader = BERReader(bytes)
    let outer = try reader.next(.sequence)
    trailingCount = bytes.count - outer.whole.upperBound
    self.reader = reader
    var fields = try reader.inside(outer)
    guard fields.objectIdentifier(try fields.next(.objectIdentifier)) == ObjectIdentifier.signedData,
      let explicit = try fields.next(ifContext: 0)
    else { throw .unexpected }
    var wrapped = try fields.inside(explicit)
    var data = try wrapped.inside(try wrapped.next(.sequence))
    _ = try data.next(.integer)
    _ = try data.next(.set)
    var content = try data.inside(try data.next(.sequence))
    let contentTypeElement = try content.next(.objectIdentifier)
    contentType = content.objectIdentifier(contentTypeElement) ?? ""
    hasContent = !content.isAtEnd
    certificates = try Self.certificates(try data.next(ifContext: 0), in: data)
    _ = try data.next(ifContext: 1)
    signers = try Self.signers(try data.next(.set), in: data)
  }

  private static func certificates(_ set: BERElement?, in reader: BERReader) throws(BERFault) -> [[UInt8]] {
    guard let set else { return [] }
    // Other choices than a plain certificate are tagged and passed over.
    return try reader.elements(inside: set).filter { $0.isUniversal(.sequence) }.prefix(certificateLimit)
      .map { Array(reader.bytes[$0.whole]) }
  }

  private static func signers(_ set: BERElement, in reader: BERReader) throws(BERFault) -> [Signer] {
    var signers: [Signer] = []
    for element in try reader.elements(inside: set).prefix(signerLimit) {
      signers.append(try signer(element, in: reader))
    }
    return signers
  }

  private static func signer(_ element: BERElement, in reader: BERReader) throws(BERFault) -> Signer {
    guard element.isUniversal(.sequence) else { throw .unexpected }
    var info = try reader.inside(element)
    _ = try info.next(.integer)
    let identifier = try identifier(try info.next(), in: info)
    let digest = try algorithm(try info.next(.sequence), in: info)
    let signed = try info.next(ifContext: 0)
    let signature = try algorithm(try info.next(.sequence), in: info)
    let value = try info.next(.octetString)
    return Signer(
      identifier: identifier, digestAlgorithm: digest, signatureAlgorithm: signature,
      signature: try info.octets(of: value), signedAttributes: signed.map { reader.bytes[$0.whole] },
      attributes: try attributes(signed, in: info))
  }

  private static func identifier(_ element: BERElement, in reader: BERReader) throws(BERFault) -> Identifier {
    if element.isContext(0) { return .keyIdentifier(try reader.octets(of: element)) }
    guard element.isUniversal(.sequence) else { throw .unexpected }
    var fields = try reader.inside(element)
    let issuer = try fields.next(.sequence)
    let serial = try fields.next(.integer)
    return .issuerAndSerial(
      issuer: Array(reader.bytes[issuer.whole]), serial: Array(reader.bytes[serial.content]))
  }

  private static func algorithm(_ element: BERElement, in reader: BERReader) throws(BERFault) -> String {
    var fields = try reader.inside(element)
    return fields.objectIdentifier(try fields.next(.objectIdentifier)) ?? ""
  }

  private static func attributes(_ set: BERElement?, in reader: BERReader) throws(BERFault) -> [Attribute] {
    guard let set else { return [] }
    var attributes: [Attribute] = []
    for element in try reader.elements(inside: set) {
      var fields = try reader.inside(element)
      let type = try fields.next(.objectIdentifier)
      let values = try reader.elements(inside: try fields.next(.set))
      attributes.append(
        Attribute(
          identifier: reader.objectIdentifier(type) ?? "", encoding: reader.bytes[element.whole],
          values: values))
    }
    return attributes
  }
}

extension SignedMessage.Signer {
  /// The one value of an attribute that may be there once.
  /// - Throws: ``BERFault/unexpected`` where it is there twice, or with no or several values (RFC 5652, 11).
  func single(_ identifier: String) throws(BERFault) -> BERElement? {
    let found = attributes.filter { $0.identifier == identifier }
    guard let first = found.first else { return nil }
    guard found.count == 1, first.values.count == 1 else { throw .unexpected }
    return first.values[0]
  }

  /// Whether the attributes stand in DER's order of a SET OF, as Apple's own signatures do.
  var attributesAreSorted: Bool {
    zip(attributes, attributes.dropFirst()).allSatisfy { !$1.encoding.lexicographicallyPrecedes($0.encoding) }
  }
}
