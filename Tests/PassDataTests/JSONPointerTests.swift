import PassData
import Testing

@Suite struct JSONPointerTests {
  @Test(
    arguments: [
      ("", []), ("/", [.key("")]), ("/a/0/b", [.key("a"), .index(0), .key("b")]),
      ("/a~1b/~0", [.key("a/b"), .key("~")]),
      ("/~01", [.key("~1")]), ("/007", [.key("007")]), ("/-", [.key("-")]), ("//", [.key(""), .key("")]),
      ("/99999999999999999999", [.key("99999999999999999999")]), ("/ä", [.key("ä")]),
    ] as [(String, [JSONPointer.Token])])
  func parsesAndPrintsTheSame(_ text: String, _ tokens: [JSONPointer.Token]) throws {
    let pointer = try JSONPointer(parsing: text)
    #expect(pointer.tokens == tokens)
    #expect(pointer.description == text)
  }

  @Test func refusesWhatIsNoPointer() {
    #expect(throws: JSONPointer.SyntaxError.noSlash("a/b")) { try JSONPointer(parsing: "a/b") }
    #expect(throws: JSONPointer.SyntaxError.badEscape("/a~2")) { try JSONPointer(parsing: "/a~2") }
    #expect(throws: JSONPointer.SyntaxError.badEscape("/a~")) { try JSONPointer(parsing: "/a~") }
  }

  @Test func findsValuesByIndexAndAlsoMembersNamedByADigit() throws {
    let tree: JSONValue = ["a": [10, 20], "b": ["0": "zero"]]
    #expect(tree.value(at: try JSONPointer(parsing: "/a/1")) == 20)
    #expect(tree.value(at: try JSONPointer(parsing: "/b/0")) == "zero")
    #expect(tree.value(at: try JSONPointer(parsing: "/a/2")) == nil)
    #expect(tree.value(at: try JSONPointer(parsing: "/a/x")) == nil)
    #expect(tree.value(at: .root) == tree)
  }
}
