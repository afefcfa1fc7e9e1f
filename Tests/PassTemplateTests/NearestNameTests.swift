import PassTemplate
import Testing

@Suite struct NearestNameTests {
  static let cases: [(String, [String], String?)] = [
    ("nmae", ["serial", "name"], "name"),
    ("Name", ["name"], "name"),
    ("balnace", ["balance", "finance"], "balance"),
    ("x", ["y"], "y"),
    ("abc", ["xyz"], nil),
    ("name", ["name"], nil),
    ("", ["a"], "a"),
    ("flightnumber", ["flightNumber"], "flightNumber"),
    ("serialNumbr", ["serialNumber", "serial"], "serialNumber"),
  ]

  @Test(arguments: cases)
  func theNameThatMayBeMeantIsFound(_ name: String, _ candidates: [String], _ nearest: String?) {
    #expect(NearestName.to(name, among: candidates) == nearest)
  }

  @Test func veryLongNamesAreNotComparedAtLength() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.to(long, among: [long + "b", "a"]) == nil)
  }
}
