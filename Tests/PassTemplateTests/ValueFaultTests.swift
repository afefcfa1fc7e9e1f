import PassData
import PassTemplate
import Testing

/// The words for what is wrong with a value.
@Suite struct ValueFaultTests {
  @Test func allowedValuesAreShownAsJSONWritesThem() {
    let few = ValueFault("drink", .notAllowed(["coffee", "tea", 3]))
    #expect(few.sentence == "column 'drink' is none of its 3 allowed values")
    #expect(few.hints == [#"write "coffee", "tea" or 3"#])
    let many = ValueFault("n", .notAllowed((0..<20).map { .number(JSONNumber($0)) }))
    #expect(many.hints == ["write 0, 1, 2, 3, 4, 5, 6, 7, …"])
  }

  @Test func oneCharacterIsOne() {
    #expect(ValueFault("a", .tooShort(minimum: 1)).sentence.hasSuffix("is shorter than 1 character"))
    #expect(ValueFault("a", .tooLong(maximum: 2)).sentence.hasSuffix("is longer than 2 characters"))
  }
}
