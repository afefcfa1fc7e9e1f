import PassData

/// Reads moments by RFC 3339: `2026-05-01T19:30:00.125+02:00`.
enum MomentText {
  static func timestamp(_ text: String) -> Timestamp? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), let year = digits(bytes[0..<4]), let month = digits(bytes[5..<7]),
      let day = digits(bytes[8..<10]), let hour = digits(bytes[11..<13]), let minute = digits(bytes[14..<16]),
      let second = digits(bytes[17..<19]), (1...12).contains(month),
      (1...CivilTime.daysInMonth(month, of: year)).contains(day), hour < 24, minute < 60, second < 60
    else { return nil }
    var rest = bytes[19...]
    var nanoseconds = 0
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { Identifier.isDigit($0) }
      guard !fraction.isEmpty, let value = digits(fraction.prefix(9)) else { return nil }
      nanoseconds = value
      for _ in 0..<max(0, 9 - fraction.count) { nanoseconds *= 10 }
      rest = rest[fraction.endIndex...]
    }
    guard let offset = offset(rest) else { return nil }
    let civil = CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return Timestamp(seconds: civil.secondsAsUTC - offset, nanoseconds: Int32(nanoseconds))
  }

  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int64? {
    if bytes.count == 1, bytes.first == UInt8(ascii: "Z") || bytes.first == UInt8(ascii: "z") { return 0 }
    let bytes = Array(bytes)
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"), let hours = digits(bytes[1..<3]),
      let minutes = digits(bytes[4..<6]), hours < 24, minutes < 60
    else { return nil }
    let seconds = Int64(hours * 3_600 + minutes * 60)
    switch bytes[0] {
    case UInt8(ascii: "+"): return seconds
    case UInt8(ascii: "-"): return -seconds
    default: return nil
    }
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in bytes {
      guard Identifier.isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
