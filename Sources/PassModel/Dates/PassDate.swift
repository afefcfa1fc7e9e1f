public import PassData

/// A moment as pass.json writes it: `2026-05-01T19:30-08:00`.
///
/// Apple's profile of W3C's date and time format: a complete date, `T`, hours and minutes, seconds and a fraction
/// if wanted, then `Z` or an offset with its colon. Nothing may follow. The offset is kept, because
/// `ignoresTimeZone` shows the time in it.
public struct PassDate: Sendable, Equatable {
  public let moment: Timestamp
  public let offsetMinutes: Int

  /// Reads a text.
  ///
  /// - Throws: ``PassDateError`` with the column at which reading stopped.
  public static func read(_ text: String) throws(PassDateError) -> PassDate {
    var text = text
    let result: Result<PassDate, PassDateError> = text.withUTF8 { bytes in
      do throws(PassDateError) {
        var reader = DateReader(bytes)
        return .success(try reader.read())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Whether a text looks as if it were meant as a date: it begins like `2026-05-01T`.
  public static func resembles(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count >= 16 else { return false }
    for (position, byte) in bytes.prefix(11).enumerated() {
      switch position {
      case 4, 7: guard byte == UInt8(ascii: "-") else { return false }
      case 10: guard byte == UInt8(ascii: "T") else { return false }
      default: guard (0x30...0x39).contains(byte) else { return false }
      }
    }
    return true
  }
}

/// Why a text is no date, and where reading stopped.
public struct PassDateError: Error, Sendable, Equatable {
  public enum Fault: Sendable, Equatable {
    /// The text does not begin like a date; what was expected.
    case malformed(expected: String)
    /// A date alone.
    case noTime
    case noZone
    /// Something other than `Z` or `+01:00` stands where the zone should.
    case badZone
    /// A month 13, a 30th of February, an hour 24.
    case impossible(String)
  }

  public let fault: Fault
  /// Counted from 1, in bytes of ASCII; a date has no others.
  public let column: Int

  /// What is wrong, after the value: `has no time zone`.
  public var words: String {
    switch fault {
    case .malformed(let expected): "is no date: \(expected) was expected at column \(column)"
    case .noTime: "is a date without a time"
    case .noZone: "has no time zone"
    case .badZone: "has no readable time zone at column \(column)"
    case .impossible(let what): "names \(what) (column \(column))"
    }
  }
}
