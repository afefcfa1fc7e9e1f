import Testing

@testable import PassModel

@Suite struct SchemaKeyTests {
  @Test func versionsAreOrderedByMajorAndMinor() {
    #expect(OSVersion.iOS(18) < .iOS(18, 1))
    #expect(OSVersion.iOS(9) < .iOS(18))
    #expect(OSVersion.iOS(18, 1).description == "iOS 18.1")
  }

  @Test func hearsayAloneIsWeakEvidence() {
    #expect(Evidence([.analysis, .users, .inferred]).isWeak)
    #expect(!Evidence([.analysis, .console]).isWeak)
    #expect(Evidence([.apple, .inferred]).words == ["documented by Apple", "our inference"])
  }

  @Test func everyTypeAndRuleHasWordsForMessages() {
    for object in SchemaObject.allCases {
      for key in PassSchema.keys(of: object) {
        let type: SchemaType = key.type
        #expect(!type.words.isEmpty && !key.about.isEmpty, "\(object.title).\(key.name)")
        if let rule = key.rule { #expect(!rule.words.isEmpty) }
      }
    }
  }
}
