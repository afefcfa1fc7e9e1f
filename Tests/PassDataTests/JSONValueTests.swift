import PassData
import Testing

@Suite struct JSONValueTests {
  private let tree: JSONValue = ["a": [1, 2.asNumber, "x"], "b": nil, "c": true]

  @Test func givesWhatItHoldsAndNothingElse() {
    #expect(tree["a"]?[2]?.stringValue == "x")
    #expect(tree["a"]?[3] == nil)
    #expect(tree["a"]?[-1] == nil)
    #expect(tree["b"]?.isNull == true)
    #expect(tree["c"]?.boolValue == true)
    #expect(tree["c"]?.stringValue == nil)
    #expect(tree["x"] == nil)
    #expect(tree["a"]?["x"] == nil)
    #expect(tree["a"]?[0]?.numberValue?.int64 == 1)
    #expect(tree["a"]?.arrayValue?.count == 3)
  }

  @Test func knowsItsKindInWords() {
    let kinds = [nil, true, 1, "x", [], [:]] as [JSONValue]
    #expect(kinds.map(\.kindName) == ["null", "a boolean", "a number", "a string", "an array", "an object"])
  }

  @Test func isEquivalentWhereJSONSaysSo() throws {
    let left: JSONValue = ["a": .number(try #require(JSONNumber(text: "1.50"))), "b": [[:]]]
    let right: JSONValue = ["b": [[:]], "a": .number(try #require(JSONNumber(text: "15e-1")))]
    #expect(left != right)
    #expect(left.isEquivalent(to: right))
    #expect(!left.isEquivalent(to: ["a": 1.asNumber, "b": [[:]]]))
    #expect(!JSONValue.string("\u{E9}").isEquivalent(to: "e\u{301}"))
    #expect(!JSONValue.null.isEquivalent(to: false))
  }
}

extension Int {
  fileprivate var asNumber: JSONValue { .number(JSONNumber(self)) }
}
