import PassData
import Testing

@Suite struct JSONReaderTests {
  @Test func keepsOrderAndSpelling() throws {
    let text = #"{"b":1.0,"a":[true,null,"x\n"]}"#
    let document = try JSONReader.read(Array(text.utf8))
    #expect(JSONWriter.write(document.value) == Array(text.utf8))
  }
}
