extension BERReader {
  /// `1.2.840.113549.1.7.2` of an object identifier's bytes; nil where they are none.
  func objectIdentifier(_ element: BERElement) -> String? {
    guard element.isUniversal(.objectIdentifier), !element.isConstructed else { return nil }
    return Self.objectIdentifier(bytes[element.content])
  }

  static func objectIdentifier(_ content: ArraySlice<UInt8>) -> String? {
    var arcs: [UInt64] = []
    var arc: UInt64 = 0
    var isOpen = false
    for byte in content {
      guard arc < 1 << 56 else { return nil }
      arc = arc << 7 | UInt64(byte & 0x7F)
      isOpen = byte & 0x80 != 0
      guard !isOpen else { continue }
      if arcs.isEmpty {
        let first = min(arc / 40, 2)
        arcs = [first, arc - first * 40]
      } else {
        arcs.append(arc)
      }
      arc = 0
    }
    guard !arcs.isEmpty, !isOpen else { return nil }
    return arcs.map(String.init).joined(separator: ".")
  }

  /// The text of a string type, as far as it is text.
  func text(_ element: BERElement) -> String? {
    guard element.tagClass == .universal, !element.isConstructed, let tag = BERTag(rawValue: element.number)
    else { return nil }
    let content = bytes[element.content]
    switch tag {
    case .utf8String, .printableString, .ia5String, .visibleString:
      return String(validating: content, as: UTF8.self)
    case .t61String:
      return String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) }))
    case .bmpString:
      guard content.count.isMultiple(of: 2) else { return nil }
      let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(validating: units, as: UTF16.self)
    default:
      return nil
    }
  }
}

/// Object identifiers by name. Apple's arc is 1.2.840.113635.100.
enum ObjectIdentifier {
  static let data = "1.2.840.113549.1.7.1"
  static let signedData = "1.2.840.113549.1.7.2"
  static let contentType = "1.2.840.113549.1.9.3"
  static let messageDigest = "1.2.840.113549.1.9.4"
  static let signingTime = "1.2.840.113549.1.9.5"
  static let userID = "0.9.2342.19200300.100.1.1"
  static let commonName = "2.5.4.3"
  static let country = "2.5.4.6"
  static let organization = "2.5.4.10"
  static let organizationalUnit = "2.5.4.11"
  static let clientAuthentication = "1.3.6.1.5.5.7.3.2"
  static let passSigning = "1.2.840.113635.100.4.14"
  static let passTypeIdentifier = "1.2.840.113635.100.6.1.16"
  static let nearFieldCommunication = "1.2.840.113635.100.6.1.26"
  static let pushDevelopment = "1.2.840.113635.100.6.3.1"
  static let passMarker = "1.2.840.113635.100.6.3.2"
  static let pushTopics = "1.2.840.113635.100.6.3.6"
  static let orderTypeIdentifier = "1.2.840.113635.100.14.2"
  /// Apple's markers of Worldwide Developer Relations intermediates.
  static let developerRelations = [
    "1.2.840.113635.100.6.2.1", "1.2.840.113635.100.6.2.15", "1.2.840.113635.100.6.2.32",
  ]
}
