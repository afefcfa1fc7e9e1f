import PassData
import Testing

@Suite struct JSONObjectTests {
  @Test(arguments: [3, 16, 17, 18, 100]) func keepsOrderWhileMembersComeAndGo(_ count: Int) {
    var object = JSONObject()
    for number in 0..<count { object["k\(number)"] = .number(JSONNumber(number)) }
    object["k1"] = "changed"
    object["k0"] = nil
    object["missing"] = nil
    object["k0"] = "new"
    #expect(object.keys == (1..<count).map { "k\($0)" } + ["k0"])
    #expect(object["k1"] == "changed")
    #expect(object["k0"] == "new")
    #expect(object["k\(count - 1)"] == .number(JSONNumber(count - 1)))
    for (position, key) in object.keys.enumerated() { #expect(object.position(of: key) == position) }
    #expect(object["missing"] == nil)
  }

  @Test func equalityHeedsTheOrder() {
    let object: JSONObject = ["a": 1, "b": 2]
    #expect(object == ["a": 1, "b": 2])
    #expect(object != ["b": 2, "a": 1])
    #expect(JSONValue.object(object).isEquivalent(to: ["b": 2, "a": 1]))
  }
}
