import PassData
import Testing

@testable import PassModel

@Suite struct PassTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)).value }

  private let whole = """
    {"formatVersion": 1, "passTypeIdentifier": "pass.org.example", "serialNumber": "S-1", "teamIdentifier": "T3ST0TEAM9",
     "organizationName": "Example", "description": "A ticket", "logoText": "Example", "futureKey": {"a": [1, 1.50]},
     "boardingPass": {"transitType": "PKTransitTypeBoat", "futureFields": [],
       "primaryFields": [{"key": "from", "label": "FROM", "value": "A", "textAlignment": "x"},
                         {"key": "n", "value": 12.50, "changeMessage": "%@"}]},
     "barcodes": [{"format": "PKBarcodeFormatQR", "message": "A", "messageEncoding": "utf-8", "tint": 1}],
     "locations": [{"latitude": 54.320, "longitude": 0, "x": null}],
     "beacons": [{"proximityUUID": "5AFFFFFF-9C4F-4C4D-9A6E-0A0A0A0A0A0A", "major": 0}],
     "relevantDates": [{"date": "2027-05-01T19:30Z", "relevantDate": "2027-05-01T19:30Z"}],
     "nfc": {"message": "m", "encryptionPublicKey": "k"}, "voided": false, "associatedStoreIdentifiers": [6502134567],
     "expirationDate": "2027-05-01T19:30-08:00", "userInfo": {"a": 1}, "semantics": {"silenceRequested": true}}
    """

  @Test func decodingAndEncodingLosesNothing() throws {
    let tree = try read(whole)
    let pass = try Pass(tree)
    #expect(pass.json.isEquivalent(to: tree))
    #expect(try Pass(pass.json) == pass)
    // Numbers keep their spelling.
    #expect(pass.fields.primary.last?.value == JSONNumber(text: "12.50").map(PassField.Value.number))
    #expect(pass.transitType == .boat)
    #expect(pass.nfc == NFC(message: "m", encryptionPublicKey: "k"))
    let location: Location? = pass.locations.first
    #expect(location?.latitude.text == "54.320" && location?.other["x"] != nil)
    let beacon: Beacon? = pass.beacons.first
    #expect(beacon?.major == 0)
    #expect(pass.other["futureKey"] != nil)
  }

  @Test func aPassMadeInCodeIsAPassThatIsRead() throws {
    var pass = Pass(
      passTypeIdentifier: "pass.com.example.ticket", serialNumber: "S-1", teamIdentifier: "A1B2C3D4E5",
      organizationName: "Example", description: "Ticket for the Autumn Show", style: .eventTicket,
      fields: PassFields(primary: [PassField(key: "event", label: "EVENT", value: "Autumn Show")]))
    pass.barcodes = [Barcode(.qr, "S-1")]
    pass.relevantDates = [RelevantDate(from: "2027-05-01T19:30+02:00", to: "2027-05-01T23:00+02:00")]
    #expect(try Pass(pass.json) == pass)
    #expect(pass.json["eventTicket"]?["primaryFields"]?[0]?["value"] == "Autumn Show")
  }

  @Test(arguments: [
    ("{}", ModelError.noStyle),
    ("[]", .wrongType(.root, wanted: "an object", found: "an array")),
    (
      #"{"generic": {}, "passTypeIdentifier": 4}"#,
      .wrongType(JSONPointer([.key("passTypeIdentifier")]), wanted: "a string", found: "a number")
    ),
    (#"{"generic": {}}"#, .missing("passTypeIdentifier", in: .pass, at: .root)),
    (
      #"{"generic": {"backFields": [{"key": "a"}]}}"#,
      .missing("value", in: .field, at: JSONPointer([.key("generic"), .key("backFields"), .index(0)]))
    ),
  ])
  func whatIsNoPassSaysWhereItIsNone(_ text: String, _ error: ModelError) throws {
    let tree = try read(text)
    #expect(throws: error) { try Pass(tree) }
  }
}
