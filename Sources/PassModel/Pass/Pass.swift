public import PassData

/// A pass as Swift values, for those who build or read passes in code.
///
/// The tree is the truth and this is a view: what it does not model it carries along in `other` members, so that
/// decoding and encoding a pass loses nothing. Encoding gives a tree for the same pipeline as a template's.
///
///     var pass = Pass(
///       passTypeIdentifier: "pass.com.example.ticket", serialNumber: "S-1", teamIdentifier: "A1B2C3D4E5",
///       organizationName: "Example", description: "Ticket for the Autumn Show", style: .eventTicket,
///       fields: PassFields(primary: [PassField(key: "event", label: "EVENT", value: "Autumn Show")]))
///     pass.barcodes = [Barcode(.qr, "S-1")]
///     let tree = pass.json
public struct Pass: Sendable, Equatable {
  public var passTypeIdentifier: String
  public var serialNumber: String
  public var teamIdentifier: String
  public var organizationName: String
  public var description: String

  /// The classic style, and its fields.
  public var style: PassStyle
  public var fields: PassFields

  /// The poster that iOS 27 shows in its place.
  public var posterGeneric: PassFields?

  /// Of a boarding pass.
  public var transitType: TransitType?

  public var barcodes: [Barcode] = []
  public var nfc: NFC?
  public var locations: [Location] = []
  public var beacons: [Beacon] = []
  public var relevantDates: [RelevantDate] = []
  public var expirationDate: String?
  public var webServiceURL: String?
  public var authenticationToken: String?
  public var backgroundColor: String?
  public var foregroundColor: String?
  public var labelColor: String?
  public var logoText: String?
  public var voided: Bool?
  public var sharingProhibited: Bool?
  public var associatedStoreIdentifiers: [Int64] = []
  public var appLaunchURL: String?
  public var preferredStyleSchemes: [String] = []
  public var semantics: JSONObject?
  public var userInfo: JSONObject?

  /// Every other member of pass.json, such as keys that Apple adds after this was written.
  public var other = JSONObject()

  public init(
    passTypeIdentifier: String, serialNumber: String, teamIdentifier: String, organizationName: String,
    description: String, style: PassStyle, fields: PassFields, transitType: TransitType? = nil
  ) {
    self.passTypeIdentifier = passTypeIdentifier
    self.serialNumber = serialNumber
    self.teamIdentifier = teamIdentifier
    self.organizationName = organizationName
    self.description = description
    self.style = style
    self.fields = fields
    self.transitType = transitType
  }
}
