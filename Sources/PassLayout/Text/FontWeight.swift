/// The weights of the face that passes are drawn with.
public enum FontWeight: String, Sendable, CaseIterable {
  case light, regular, medium, semibold

  /// The weight in the words of CSS and OpenType: 300 to 600.
  public var number: Int {
    switch self {
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    }
  }
}

/// A face at a size in points.
public struct Font: Sendable, Equatable {
  public var size: Double
  public var weight: FontWeight

  public init(_ size: Double, _ weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The distance from one base line to the next.
  public var lineHeight: Double { size * 1.2 }

  /// How far letters reach above the base line; the line box hangs from it.
  public var ascent: Double { size * 0.95 }
}
