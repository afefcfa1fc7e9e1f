/// What a DER encoding is, by its shape alone. Decides which reader gets it and which words a fault gets.
enum DERForm: Equatable {
  case certificate
  case request
  case pkcs12
  case pkcs8
  case encryptedPKCS8
  case rsaKey
  case ellipticCurveKey
  case publicKey
  case signedMessage
  case unknown

  /// - Throws: the fault of the outermost element, such as missing bytes.
  init(of bytes: [UInt8]) throws(BERFault) {
    var reader = BERReader(bytes)
    let outer = try reader.next(.sequence)
    // A file may be cut inside an element of indefinite length too, so faults further in are told as well.
    self = Self.form(of: try reader.elements(inside: outer), in: reader)
  }

  private static func form(of parts: [BERElement], in reader: BERReader) -> DERForm {
    guard let first = parts.first else { return .unknown }
    let second = parts.count > 1 ? parts[1] : nil
    if first.isUniversal(.objectIdentifier) {
      return reader.objectIdentifier(first) == ObjectIdentifier.signedData ? .signedMessage : .unknown
    }
    if first.isUniversal(.integer) { return startingWithNumber(first, second, in: reader) }
    guard first.isUniversal(.sequence), let second else { return .unknown }
    if second.isUniversal(.octetString) { return .encryptedPKCS8 }
    if second.isUniversal(.bitString) { return .publicKey }
    guard parts.count == 3, parts[2].isUniversal(.bitString) else { return .unknown }
    // A request's body has four parts at most, a certificate's six at least.
    let bodyCount = (try? reader.elements(inside: first).count) ?? 0
    return bodyCount >= 6 ? .certificate : .request
  }

  private static func startingWithNumber(
    _ number: BERElement, _ second: BERElement?, in reader: BERReader
  ) -> DERForm {
    guard let second else { return .unknown }
    if second.isUniversal(.integer) { return .rsaKey }
    if second.isUniversal(.octetString) { return .ellipticCurveKey }
    guard second.isUniversal(.sequence) else { return .unknown }
    return reader.bytes[number.content].elementsEqual([3]) ? .pkcs12 : .pkcs8
  }
}
