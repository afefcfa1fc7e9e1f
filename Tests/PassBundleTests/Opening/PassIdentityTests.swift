import PassBundle
import Testing

@Suite struct PassIdentityTests {
  @Test(arguments: [
    (#"{"passTypeIdentifier":"pass.x","serialNumber":"7"}"#, "7"),
    (#"{"passTypeIdentifier":"pass.x","serialNumber":7}"#, nil), (#"{"serialNumber":"7"}"#, nil), ("{", nil),
  ])
  func `type and serial number make an identity, if both are texts`(_ json: String, _ serial: String?) {
    let identity: PassIdentity? = OpenedPass(PackageBuilder([("pass.json", json)]).bytes, file: "t").identity
    #expect(identity?.serialNumber == serial)
  }
}
