import PassData
import TestSupport
import Testing

@testable import PassModel

@Suite struct JSONSchemaDocumentTests {
  @Test func everyReferenceLeadsToADefinition() throws {
    for purpose in [JSONSchemaDocument.Purpose.finishedPass, .template] {
      let schema = JSONSchemaDocument.value(for: purpose)
      let definitions = try #require(schema["$defs"]?.objectValue)
      var pending = [schema]
      while let value = pending.popLast() {
        if let reference = value["$ref"]?.stringValue {
          let name = reference.split(separator: "/").last.map(String.init) ?? ""
          #expect(definitions[name] != nil, "\(reference)")
        }
        pending += value.arrayValue ?? value.objectValue?.map(\.value) ?? []
      }
    }
  }

  @Test func theSchemaHasEveryKeyOfTheTable() throws {
    let definitions = try #require(JSONSchemaDocument.value()["$defs"])
    for object in SchemaObject.allCases where object != .personalization {
      for key in PassSchema.keys(of: object) {
        #expect(definitions[object.title]?["properties"]?[key.name] != nil, "\(object.title).\(key.name)")
      }
    }
  }
}
