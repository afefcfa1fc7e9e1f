import PassTemplate
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: ["a", "_", "A1_b", "row", "true"])
  func aNameBeginsWithALetterOrAnUnderscore(_ text: String) { #expect(Identifier.isValid(text)) }

  @Test(arguments: ["", "1a", "a b", "é", "a-b", "a.b", "a\n"])
  func whatHasOtherSignsIsNoName(_ text: String) { #expect(!Identifier.isValid(text)) }
}
