internal import PassData

/// Reads UTCTime and GeneralizedTime texts.
enum ASN1Time {
  /// Nil where the text is no time.
  static func timestamp(_ element: BERElement, in reader: BERReader) -> Timestamp? {
    guard !element.isConstructed else { return nil }
    let text = reader.bytes[element.content]
    if element.isUniversal(.utcTime) { return timestamp(text, yearDigits: 2) }
    if element.isUniversal(.generalizedTime) { return timestamp(text, yearDigits: 4) }
    return nil
  }

  private static func timestamp(_ text: ArraySlice<UInt8>, yearDigits: Int) -> Timestamp? {
    var rest = text
    guard var year = number(&rest, digits: yearDigits), let month = number(&rest, digits: 2),
      let day = number(&rest, digits: 2), let hour = number(&rest, digits: 2),
      let minute = number(&rest, digits: 2)
    else { return nil }
    if yearDigits == 2 { year += year < 50 ? 2000 : 1900 }
    var second = 0
    if let next = rest.first, isDigit(next) {
      guard let found = number(&rest, digits: 2) else { return nil }
      second = found
    }
    if yearDigits == 4, rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
      rest = rest.dropFirst().drop(while: isDigit)
    }
    guard (1...12).contains(month), (1...CivilTime.daysInMonth(month, of: year)).contains(day), hour < 24,
      minute < 60, second < 60, let offset = offset(rest)
    else { return nil }
    let civil = CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return Timestamp(seconds: civil.secondsAsUTC - offset)
  }

  /// `Z`, `+0130`, or nil for anything else: a time without a zone is no moment.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int64? {
    if text.elementsEqual([UInt8(ascii: "Z")]) { return 0 }
    var rest = text
    guard let sign = rest.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = number(&rest, digits: 2), let minutes = number(&rest, digits: 2), rest.isEmpty, hours < 24,
      minutes < 60
    else { return nil }
    let seconds = Int64(hours * 3_600 + minutes * 60)
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  private static func number(_ text: inout ArraySlice<UInt8>, digits: Int) -> Int? {
    guard text.count >= digits, text.prefix(digits).allSatisfy(isDigit) else { return nil }
    let value = text.prefix(digits).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    text = text.dropFirst(digits)
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
