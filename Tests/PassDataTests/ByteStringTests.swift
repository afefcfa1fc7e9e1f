import PassData
import Testing

@Suite struct ByteStringTests {
  @Test func tellsTextsApartByTheirBytes() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    #expect(ByteString(composed) != ByteString(decomposed))
    #expect(!composed.hasSameBytes(as: decomposed))
    #expect(Set([ByteString(composed), ByteString(decomposed), ByteString("\u{E9}")]).count == 2)
    // Canonically equal, of one length, and yet of other bytes.
    let (first, second) = ("a\u{323}\u{307}", "a\u{307}\u{323}")
    #expect(first == second && first.utf8.count == second.utf8.count)
    #expect(ByteString(first) != ByteString(second))
  }

  @Test func sortsByBytes() {
    let names = ["b", "Z", "é", "a/b", "a", "a.b", "", "e\u{301}", "😀", "\u{FFFF}"]
    let sorted = names.map(ByteString.init).sorted().map(\.text)
    #expect(
      sorted.map { Array($0.utf8) }
        == names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test(arguments: [0, 1, 15, 16, 17, 40]) func hashesEqualTextsAlikeHoweverTheyAreStored(_ count: Int) {
    let text = String(repeating: "x", count: count)
    let slice = String(("ü" + text + "ü").unicodeScalars.dropFirst().dropLast())
    #expect(ByteString(text) == ByteString(slice))
    #expect(ByteString(text).hashValue == ByteString(slice).hashValue)
  }
}
