import PassData

/// Reads one date, front to back, without allocating.
struct DateReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func read() throws(PassDateError) -> PassDate {
    let year = try number(4, "four digits of the year")
    try mark("-", "'-'")
    let month = try number(2, "two digits of the month")
    guard (1...12).contains(month) else { throw impossible("a month \(month)", back: 2) }
    try mark("-", "'-'")
    let day = try number(2, "two digits of the day")
    guard day >= 1, day <= CivilTime.daysInMonth(month, of: year) else {
      throw impossible("a day that does not exist", back: 2)
    }
    guard offset < bytes.count else { throw fault(.noTime) }
    try mark("T", "'T'")
    let hour = try number(2, "two digits of the hour")
    guard hour < 24 else { throw impossible("an hour \(hour)", back: 2) }
    try mark(":", "':'")
    let minute = try number(2, "two digits of the minute")
    guard minute < 60 else { throw impossible("a minute \(minute)", back: 2) }
    var second = 0
    var nanoseconds: Int32 = 0
    if current == UInt8(ascii: ":") {
      offset += 1
      second = try number(2, "two digits of the second")
      guard second < 60 else { throw impossible("a second \(second)", back: 2) }
      if current == UInt8(ascii: ".") { nanoseconds = try fraction() }
    }
    let offsetMinutes = try zone()
    let civil = CivilTime(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    let seconds = civil.secondsAsUTC - Int64(offsetMinutes * 60)
    return PassDate(
      moment: Timestamp(seconds: seconds, nanoseconds: nanoseconds), offsetMinutes: offsetMinutes)
  }

  private mutating func zone() throws(PassDateError) -> Int {
    guard let sign = current else { throw fault(.noZone) }
    if sign == UInt8(ascii: "Z") {
      guard offset + 1 == bytes.count else {
        offset += 1
        throw fault(.badZone)
      }
      return 0
    }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { throw fault(.badZone) }
    offset += 1
    guard let hours = digits(2) else { throw fault(.badZone) }
    offset += 2
    guard current == UInt8(ascii: ":") else { throw fault(.badZone) }
    offset += 1
    guard let minutes = digits(2), minutes < 60 else { throw fault(.badZone) }
    // No clock on earth is further from UTC than fourteen hours.
    guard hours * 60 + minutes <= 14 * 60 else { throw fault(.badZone) }
    offset += 2
    guard offset == bytes.count else { throw fault(.badZone) }
    let value = hours * 60 + minutes
    return sign == UInt8(ascii: "-") ? -value : value
  }

  /// After the dot at the current place.
  private mutating func fraction() throws(PassDateError) -> Int32 {
    offset += 1
    var value: Int32 = 0
    var scale: Int32 = 100_000_000
    let start = offset
    while let byte = current, (0x30...0x39).contains(byte) {
      value += Int32(byte - 0x30) * scale
      scale /= 10
      offset += 1
    }
    guard offset > start else { throw fault(.malformed(expected: "a digit of the fraction")) }
    return value
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func digits(_ count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[offset..<(offset + count)] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  private mutating func number(_ count: Int, _ expected: String) throws(PassDateError) -> Int {
    guard let value = digits(count) else { throw fault(.malformed(expected: expected)) }
    offset += count
    return value
  }

  private mutating func mark(_ scalar: Unicode.Scalar, _ expected: String) throws(PassDateError) {
    guard let byte = current, UInt32(byte) == scalar.value else {
      throw fault(.malformed(expected: expected))
    }
    offset += 1
  }

  private func fault(_ fault: PassDateError.Fault) -> PassDateError {
    PassDateError(fault: fault, column: offset + 1)
  }

  private func impossible(_ what: String, back: Int) -> PassDateError {
    PassDateError(fault: .impossible(what), column: offset - back + 1)
  }
}
