import Testing

@testable import PassModel

@Suite struct FieldLimitsTests {
  @Test func theFaceShowsWhatTheGuidelinesSay() {
    #expect(FieldLimits.limit(.primaryFields, in: .boardingPass) == 2)
    #expect(FieldLimits.limit(.primaryFields, in: .coupon) == 1)
    #expect(FieldLimits.limit(.auxiliaryFields, in: .boardingPass) == 5)
    #expect(FieldLimits.limit(.backFields, in: .generic) == nil)
    #expect(FieldLimits.combinedLimit(in: .generic, squareBarcode: true) == 4)
    #expect(FieldLimits.combinedLimit(in: .generic, squareBarcode: false) == nil)
  }

  @Test func groupsOfTheFaceAreTheFourOfIOS6() {
    #expect(FieldGroup.allCases.filter(\.isOnFront).count == 4)
  }
}
