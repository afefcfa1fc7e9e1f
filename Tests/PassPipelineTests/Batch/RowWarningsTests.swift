import PassData
import Testing

@testable import PassPipeline

@Suite struct RowWarningsTests {
  @Test func `each rule is told once, with its first row`() {
    var warnings = RowWarnings()
    let long = Diagnostic(.warning, "field.text-too-long", "too long", hints: ["shorten it"])
    let other = Diagnostic(.warning, "a.b", "odd")
    warnings.add([], line: 2)
    warnings.add([long, long, Diagnostic(.note, "n", "note")], line: 3)
    warnings.add([other, long], line: 4)
    let found = warnings.findings(in: "rows.csv")
    #expect(found.map(\.code) == ["field.text-too-long", "a.b"])
    #expect(found.map(\.location?.line) == [3, 4])
    #expect(found.first?.message == "too long (and 1 more like it)")
    #expect(found.first?.location?.file == "rows.csv")
  }
}
