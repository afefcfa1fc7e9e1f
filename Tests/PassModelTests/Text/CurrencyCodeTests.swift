import Testing

@testable import PassModel

@Suite struct CurrencyCodeTests {
  @Test(arguments: ["EUR", "USD", "JPY", "CHF"]) func codesAreKnown(_ code: String) {
    #expect(CurrencyCode.isKnown(code))
  }

  @Test(arguments: [
    ("eur", "did you mean 'EUR'?"), ("€", "did you mean 'EUR'?"), ("UKP", "did you mean 'GBP'?"),
  ])
  func whatIsMeantIsTold(_ code: String, _ hint: String) {
    #expect(!CurrencyCode.isKnown(code))
    #expect(CurrencyCode.hint(for: code) == hint)
  }
}
