/// A point in points from the top left corner of a face.
public struct Point: Sendable, Equatable {
  public var x: Double
  public var y: Double
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// Width and height in points, or in pixels where said.
public struct Size: Sendable, Equatable {
  public var width: Double
  public var height: Double
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A box in points, from the top left corner of a face.
public struct Rect: Sendable, Equatable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }

  public func insetBy(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The box of a picture of a size inside this one: scaled to fit, never enlarged, at a place given by fractions.
  public func fitting(_ size: Size, horizontally: Double, vertically: Double) -> Rect {
    guard size.width > 0, size.height > 0 else { return Rect(x: x, y: y, width: 0, height: 0) }
    let scale = min(1, width / size.width, height / size.height)
    let (w, h) = (size.width * scale, size.height * scale)
    return Rect(x: x + (width - w) * horizontally, y: y + (height - h) * vertically, width: w, height: h)
  }

  /// The box of a picture that covers this one, keeping its proportions; what juts out is clipped by who draws it.
  public func covering(_ size: Size) -> Rect {
    guard size.width > 0, size.height > 0 else { return self }
    let scale = max(width / size.width, height / size.height)
    let (w, h) = (size.width * scale, size.height * scale)
    return Rect(x: midX - w / 2, y: midY - h / 2, width: w, height: h)
  }
}
