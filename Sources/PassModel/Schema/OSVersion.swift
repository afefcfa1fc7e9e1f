/// A version of iOS.
public struct OSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public static func iOS(_ major: Int, _ minor: Int = 0) -> OSVersion {
    OSVersion(major: major, minor: minor)
  }

  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  public var description: String { minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)" }
}
