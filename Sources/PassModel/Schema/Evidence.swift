/// How a fact about Wallet is known. Several may hold.
public struct Evidence: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Apple's current documentation, guidelines or conference sessions.
  public static let apple = Evidence(rawValue: 1)
  /// Apple's archived PassKit guide.
  public static let archived = Evidence(rawValue: 2)
  /// The source of Apple's pass-builder.
  public static let builder = Evidence(rawValue: 4)
  /// A device's console, quoted in public.
  public static let console = Evidence(rawValue: 8)
  /// Measured on public passes.
  public static let measured = Evidence(rawValue: 16)
  /// Issues and threads of other tools' users.
  public static let users = Evidence(rawValue: 32)
  /// A third party's public analysis, unconfirmed.
  public static let analysis = Evidence(rawValue: 64)
  /// Standards outside Apple: JSON, ZIP, symbologies.
  public static let standard = Evidence(rawValue: 128)
  /// Our inference.
  public static let inferred = Evidence(rawValue: 256)

  /// Whether nothing but hearsay or inference supports the fact.
  public var isWeak: Bool { isDisjoint(with: [.apple, .archived, .builder, .console, .measured, .standard]) }

  /// The sources in words, strongest first.
  public var words: [String] {
    let names: [(Evidence, String)] = [
      (.apple, "documented by Apple"), (.archived, "documented in Apple's archived guide"),
      (.console, "seen in a device's console"), (.builder, "in the source of Apple's pass-builder"),
      (.measured, "measured on public passes"), (.standard, "set by a standard outside Apple"),
      (.users, "reported by users of other tools"), (.analysis, "an unconfirmed third-party analysis"),
      (.inferred, "our inference"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
