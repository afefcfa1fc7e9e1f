/// A colour as pass.json writes it. Apple documents `rgb(23, 187, 82)` alone; other spellings work in practice.
public struct PassColor: Sendable, Equatable {
  public enum Spelling: Sendable, Equatable {
    case rgb
    /// `rgba(…)`, in production passes and in those that iOS 27 makes itself.
    case rgba
    /// `#` and so many digits: 6 are known from production, 3 and 8 are read as one number.
    case hex(digits: Int)
  }

  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8
  public let spelling: Spelling

  /// Whether a part was beyond 0 to 255 and is shown clamped.
  public let isClamped: Bool

  /// Nil for what Wallet can't read either: names, `rgb(255-255-255)`, `#12345`.
  public init?(_ text: String) {
    var text = text
    guard let color = text.withUTF8({ ColorReader($0).read() }) else { return nil }
    self = color
  }

  init(red: UInt8, green: UInt8, blue: UInt8, spelling: Spelling, isClamped: Bool) {
    self.red = red
    self.green = green
    self.blue = blue
    self.spelling = spelling
    self.isClamped = isClamped
  }

  /// The documented spelling: `rgb(23, 187, 82)`.
  public var documented: String { "rgb(\(red), \(green), \(blue))" }
}
