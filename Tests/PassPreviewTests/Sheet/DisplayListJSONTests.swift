import PassData
import PassLayout
import PassPreview
import Testing

@Suite struct DisplayListJSONTests {
  @Test func `the display list names style, items and places`() throws {
    let json = try SamplePass.draw(SamplePass.ticket(barcode: SamplePass.barcode(.qr, "A"))).json
    #expect(json["schemaVersion"]?.numberValue?.text == "1")
    #expect(json["style"]?.stringValue == "generic")
    let items = try #require(json["faces"]?[0]?["items"]?.arrayValue)
    let value = items.first { $0["pointer"]?.stringValue == "/generic/primaryFields/0/value" }
    #expect(value?["text"]?.stringValue == "Ada" && value?["kind"]?.stringValue == "text")
    #expect(items.contains { $0["kind"]?.stringValue == "barcode" && $0["columns"] != nil })
    #expect(try JSONReader.read(JSONWriter.write(json)).value == json)
  }
}
