import PassData
import Testing

@Suite struct JSONNumberTests {
  @Test(arguments: ["0", "-0", "12", "-12.50", "1e3", "1E+3", "0.1e-20", "123456789012345678901234567890"])
  func keepsTheTextOfANumber(_ text: String) {
    #expect(JSONNumber(text: text)?.text == text)
  }

  @Test(arguments: ["", "-", "007", "+5", "1,5", " 1", "1 ", "1.", ".5", "1e", "0x1", "NaN", "1\0", "١"])
  func refusesWhatIsNoNumber(_ text: String) {
    #expect(JSONNumber(text: text) == nil)
  }

  @Test(arguments: [
    (12.0, "12"), (-3.0, "-3"), (0.0, "0"), (-0.0, "0"), (12.5, "12.5"), (0.1, "0.1"),
    (9_007_199_254_740_991, "9007199254740991"), (1e22, "1e+22"), (Double.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (1.0 / 3, "0.3333333333333333"),
  ])
  func writesADoubleInItsShortestForm(_ value: Double, _ text: String) throws {
    let number = try #require(JSONNumber(value))
    #expect(number.text == text)
    #expect(number.double == value)
    #expect(JSONNumber(text: number.text) != nil)
  }

  @Test func hasNoNumberForWhatIsNotFinite() {
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(Double.infinity) == nil)
    #expect(JSONNumber(text: "1e400")?.double == nil)
    #expect(JSONNumber(text: "-1e400")?.double == nil)
    #expect(JSONNumber(text: "1e-400")?.double == 0)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("0.000e99", 0), ("12.0", 12), ("1.2e1", 12), ("120e-1", 12),
      ("1e18", 1_000_000_000_000_000_000),
      ("9223372036854775807", .max), ("-9223372036854775808", .min), ("-9223372036854775808.0", .min),
      ("9223372036854775807.000", .max), ("9223372036854775808", nil), ("-9223372036854775809.0", nil),
      ("1e19", nil), ("1e999999999999999999999", nil), ("1e-999999999999999999999", nil), ("0.5", nil),
      ("12.01", nil),
    ] as [(String, Int64?)])
  func isAnIntegerOf64BitsWhereItIsOne(_ text: String, _ value: Int64?) throws {
    #expect(try number(text).int64 == value)
  }

  @Test(arguments: [
    ("1", true), ("1.0", true), ("1e5", true), ("1.5e1", true), ("1e999999999", true), ("0e-5", true),
    ("0.1", false),
    ("1e-1", false), ("1.5", false), ("1e-999999999", false), ("100e-2", true),
  ])
  func knowsWholeNumbers(_ text: String, _ isWhole: Bool) throws {
    #expect(try number(text).isInteger == isWhole)
  }

  @Test(arguments: [
    ("1", "1.0", 0), ("1", "10e-1", 0), ("0", "-0.0", 0), ("0", "0e999", 0), ("0.1", "0.10", 0),
    ("1e2", "100", 0),
    ("1", "2", -1), ("-1", "1", -1), ("-1", "-2", 1), ("0.1", "0.11", -1), ("0", "-1", 1),
    ("0", "1e-9999", -1),
    ("123456789012345678901", "123456789012345678902", -1), ("9007199254740993", "9007199254740992", 1),
    ("1e999999999", "1e999999998", 1), ("1e999999999", "9", 1), ("-1e999999999", "9", -1),
    ("1e-999999999", "0", 1), ("99", "100", -1), ("1e100000000000000000000", "1", 1),
  ])
  func comparesExactly(_ left: String, _ right: String, _ order: Int) throws {
    #expect(try number(left).compare(to: number(right)) == order)
    #expect(try number(right).compare(to: number(left)) == -order)
    #expect(try number(left).isEqualInValue(to: number(right)) == (order == 0))
  }

  @Test(
    arguments: [
      ("0.3", "0.1", true), ("0.35", "0.1", false), ("0", "7", true), ("7", "0", false), ("0", "0", true),
      ("12", "4", true), ("12.0", "0.5", true), ("-9", "3", true), ("1e999999999", "5", true),
      ("1e999999999", "7", false), ("1e-999999999", "1", false), ("4.02", "0.01", true),
      ("19.99", "0.05", false),
      ("123456789012345678901234567890", "999999999999999999", false),
      ("999999999999999999000", "999999999999999999", true), ("1", "1e1", false), ("10", "1e1", true),
      ("1", "1234567890123456789", nil),
    ] as [(String, String, Bool?)])
  func dividesExactly(_ value: String, _ divisor: String, _ isMultiple: Bool?) throws {
    #expect(try number(value).isMultiple(of: number(divisor)) == isMultiple)
  }

  @Test func equalityIsThatOfTheSpelling() throws {
    #expect(try number("1") != number("1.0"))
    #expect(JSONValue.number(JSONNumber(1)) == 1)
    #expect(try JSONValue.number(number("1.0")).isEquivalent(to: 1))
  }

  private func number(_ text: String) throws -> JSONNumber { try #require(JSONNumber(text: text)) }
}
