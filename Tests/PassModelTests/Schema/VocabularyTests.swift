import Testing

@testable import PassModel

@Suite struct VocabularyTests {
  @Test func wordsAreComparedByteForByte() {
    #expect(Vocabulary.transitType.contains(TransitType.boat.rawValue))
    #expect(!Vocabulary.transitType.contains("PKTransitTypeboat"))
    #expect(Vocabulary.barcodeFormat.words.count == BarcodeFormat.allCases.count)
  }

  @Test func noVocabularyHasAWordTwice() {
    for vocabulary in Vocabulary.allCases { #expect(Set(vocabulary.words).count == vocabulary.words.count) }
  }
}
