/// The kinds of dictionaries that pass.json and personalization.json are made of.
public enum SchemaObject: Int, Sendable, CaseIterable {
  case pass
  case passFields
  case field
  case barcode
  case nfc
  case location
  case beacon
  case relevantDate
  case semantics
  case currencyAmount
  case semanticLocation
  case personName
  case seat
  case wifiNetwork
  case eventDateInfo
  case airPlay
  case upcomingPass
  case upcomingDate
  case upcomingURLs
  case upcomingImages
  case remoteImage
  case remoteImageURL
  case action
  case personalization

  /// The name in `docs/keys.md` and in the definitions of the JSON Schema.
  public var title: String {
    switch self {
    case .pass: "Pass"
    case .passFields: "PassFields"
    case .field: "Field"
    case .barcode: "Barcode"
    case .nfc: "NFC"
    case .location: "Location"
    case .beacon: "Beacon"
    case .relevantDate: "RelevantDate"
    case .semantics: "SemanticTags"
    case .currencyAmount: "CurrencyAmount"
    case .semanticLocation: "SemanticLocation"
    case .personName: "PersonNameComponents"
    case .seat: "Seat"
    case .wifiNetwork: "WifiNetwork"
    case .eventDateInfo: "EventDateInfo"
    case .airPlay: "AirPlay"
    case .upcomingPass: "UpcomingPassInformationEntry"
    case .upcomingDate: "UpcomingDateInformation"
    case .upcomingURLs: "UpcomingURLs"
    case .upcomingImages: "UpcomingImages"
    case .remoteImage: "RemoteImage"
    case .remoteImageURL: "RemoteImageURL"
    case .action: "Action"
    case .personalization: "Personalization"
    }
  }

  /// What a person calls it in a message.
  public var words: String {
    switch self {
    case .pass: "pass"
    case .passFields: "style"
    case .field: "field"
    case .barcode: "barcode"
    case .nfc: "nfc"
    case .location, .semanticLocation: "location"
    case .beacon: "beacon"
    case .relevantDate: "relevant date"
    case .semantics: "semantic tags"
    case .currencyAmount: "currency amount"
    case .personName: "person's name"
    case .seat: "seat"
    case .wifiNetwork: "Wi-Fi network"
    case .eventDateInfo: "event date information"
    case .airPlay: "AirPlay entry"
    case .upcomingPass: "upcoming pass entry"
    case .upcomingDate: "date information"
    case .upcomingURLs: "URLs of an upcoming pass"
    case .upcomingImages: "images of an upcoming pass"
    case .remoteImage: "remote image"
    case .remoteImageURL: "URL of a remote image"
    case .action: "action"
    case .personalization: "personalization"
    }
  }
}
