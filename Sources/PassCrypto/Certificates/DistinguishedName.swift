/// The name of a certificate's subject or issuer.
///
/// Two names are equal when their encodings are: Apple's intermediates have the same parts in different orders.
public struct DistinguishedName: Sendable, Hashable, CustomStringConvertible {
  public struct Part: Sendable, Hashable {
    /// Dotted, such as `2.5.4.3` for the common name.
    public let identifier: String
    public let text: String
  }

  /// In the order of the certificate.
  public let parts: [Part]
  /// The DER encoding, the same for all that mean this name.
  public let encoding: [UInt8]

  public static func == (left: Self, right: Self) -> Bool { left.encoding == right.encoding }
  public func hash(into hasher: inout Hasher) { hasher.combine(encoding) }

  /// CN.
  public var commonName: String? { first(ObjectIdentifier.commonName) }
  /// UID: of a pass certificate the pass type identifier.
  public var userID: String? { first(ObjectIdentifier.userID) }
  /// OU: of a pass certificate the team identifier, of Apple's intermediates the generation.
  public var organizationalUnit: String? { first(ObjectIdentifier.organizationalUnit) }
  /// O.
  public var organization: String? { first(ObjectIdentifier.organization) }
  /// C.
  public var country: String? { first(ObjectIdentifier.country) }

  private func first(_ identifier: String) -> String? {
    parts.first { $0.identifier == identifier }?.text
  }

  /// The common name, or all parts where there is none.
  public var shortText: String { commonName ?? description }

  /// `CN=…, OU=…`
  public var description: String {
    let names = [
      ObjectIdentifier.commonName: "CN", ObjectIdentifier.userID: "UID", ObjectIdentifier.organization: "O",
      ObjectIdentifier.organizationalUnit: "OU", ObjectIdentifier.country: "C",
    ]
    return parts.map { "\(names[$0.identifier] ?? $0.identifier)=\($0.text)" }.joined(separator: ", ")
  }
}
