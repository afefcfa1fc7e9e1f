import Testing

@testable import PassModel

@Suite struct PassSchemaTests {
  @Test func everyKeyIsFoundByItsName() {
    for object in SchemaObject.allCases {
      for (slot, key) in PassSchema.keys(of: object).enumerated() {
        #expect(PassSchema.row(key.name, in: object)?.slot == slot, "\(object.title).\(key.name)")
      }
    }
  }

  @Test func theSixKeysOfIdentityAreRequired() {
    let required = PassSchema.keys(of: .pass).filter(\.isRequired).map(\.name)
    #expect(
      required == [
        "formatVersion", "passTypeIdentifier", "serialNumber", "teamIdentifier", "organizationName",
        "description",
      ])
  }

  @Test(arguments: [
    ("primaryfields", SchemaObject.passFields, "primaryFields"),
    ("auxilaryFields", .passFields, "auxiliaryFields"),
    ("relevanceDate", .pass, "relevantDate"), ("lat", .location, "latitude"), ("URL", .action, "url"),
  ])
  func aMisspeltKeyFindsTheOneThatIsMeant(_ name: String, _ object: SchemaObject, _ meant: String) {
    #expect(PassSchema.nearest(to: name, in: object) == meant)
  }

  @Test func aForeignKeyFindsNone() { #expect(PassSchema.nearest(to: "modID", in: .pass) == nil) }
}
