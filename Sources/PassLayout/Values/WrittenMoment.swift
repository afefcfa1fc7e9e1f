import PassData

/// A date of a pass: the moment, and the offset that was written with it.
///
/// Drawing is lenient where `lint` is strict: seconds, fraction and offset may be missing, as in many real passes.
struct WrittenMoment: Equatable {
  var moment: Timestamp
  var offsetMinutes: Int

  init?(_ text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.digits(4), scanner.skip("-"), let month = scanner.digits(2), scanner.skip("-"),
      let day = scanner.digits(2), (1...12).contains(month),
      (1...CivilTime.daysInMonth(month, of: year)).contains(day)
    else { return nil }
    var time = CivilTime(year: year, month: month, day: day)
    var offset = 0
    if scanner.skip("T") || scanner.skip(" ") {
      guard let hour = scanner.digits(2), scanner.skip(":"), let minute = scanner.digits(2), hour < 24,
        minute < 60
      else { return nil }
      (time.hour, time.minute) = (hour, minute)
      if scanner.skip(":") {
        guard let second = scanner.digits(2), second <= 60 else { return nil }
        time.second = second
        if scanner.skip(".") { scanner.skipDigits() }
      }
      guard let written = scanner.offset() else { return nil }
      offset = written
    }
    guard scanner.isAtEnd else { return nil }
    moment = Timestamp(seconds: time.secondsAsUTC - Int64(offset) * 60)
    offsetMinutes = offset
  }
}

/// Reads fixed numbers of digits off a text.
private struct DigitScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func digits(_ count: Int) -> Int? {
    let head = rest.prefix(count)
    guard head.count == count, head.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return head.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  mutating func skipDigits() { rest = rest.drop { (0x30...0x39).contains($0) } }

  mutating func skip(_ character: Character) -> Bool {
    guard let byte = character.asciiValue, rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Minutes east: `Z`, `±HH:MM`, `±HHMM`; none is read as Greenwich.
  mutating func offset() -> Int? {
    if isAtEnd || skip("Z") { return 0 }
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    guard sign != 0, let hours = digits(2) else { return nil }
    _ = skip(":")
    guard let minutes = digits(2), hours < 24, minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes)
  }
}
