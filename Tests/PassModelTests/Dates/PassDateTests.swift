import PassData
import Testing

@testable import PassModel

@Suite struct PassDateTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let fault: PassDateError.Fault?
    let column: Int
    var testDescription: String { text }
  }

  @Test(arguments: [
    ("2026-05-01T19:30-08:00", "2026-05-02T03:30:00Z"), ("2026-05-01T19:30:00Z", "2026-05-01T19:30:00Z"),
    ("2026-05-01T19:30:00+05:45", "2026-05-01T13:45:00Z"),
    ("2026-05-01T19:30:00.250Z", "2026-05-01T19:30:00.250Z"),
    ("1999-12-31T23:59:59+00:00", "1999-12-31T23:59:59Z"), ("2024-02-29T00:00Z", "2024-02-29T00:00:00Z"),
  ])
  func aDateIsReadAsItsMoment(_ text: String, _ moment: String) throws {
    #expect(try PassDate.read(text).moment.rfc3339 == moment)
  }

  @Test func theOffsetIsKept() throws {
    #expect(try PassDate.read("2026-05-01T19:30-08:00").offsetMinutes == -480)
    #expect(try PassDate.read("2026-05-01T19:30+05:45").offsetMinutes == 345)
  }

  @Test(arguments: [
    Case(text: "2026-05-01T19:30:00.000+0000", fault: .badZone, column: 27),
    Case(text: "2026-05-01T19:30:0008:00", fault: .badZone, column: 20),
    Case(text: "2026-05-01T19:30:00", fault: .noZone, column: 20),
    Case(text: "2026-05-01", fault: .noTime, column: 11),
    Case(text: "2026-05-01 19:30:00Z", fault: .malformed(expected: "'T'"), column: 11),
    Case(text: "2026-05-01T07:30 PM", fault: .badZone, column: 17),
    Case(text: "01.05.2026", fault: .malformed(expected: "four digits of the year"), column: 1),
    Case(text: "2026-02-29T10:00:00Z", fault: .impossible("a day that does not exist"), column: 9),
    Case(text: "2026-13-01T10:00:00Z", fault: .impossible("a month 13"), column: 6),
    Case(text: "2026-05-01T24:00:00Z", fault: .impossible("an hour 24"), column: 12),
    Case(text: "1777663800", fault: .malformed(expected: "'-'"), column: 5),
    Case(text: "2026-05-01T19:30Zulu", fault: .badZone, column: 18),
    Case(text: "2026-05-01T19:30-57:00", fault: .badZone, column: 21),
    Case(text: "", fault: .malformed(expected: "four digits of the year"), column: 1),
  ])
  func whatIsNoDateIsToldWithTheColumnWhereReadingStopped(_ example: Case) {
    let error = #expect(throws: PassDateError.self) { try PassDate.read(example.text) }
    #expect(error?.fault == example.fault)
    #expect(error?.column == example.column)
  }
}
