/// An outline of lines and curves, closed or open, in points.
public struct Path: Sendable, Equatable {
  public enum Element: Sendable, Equatable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
  }

  public var elements: [Element] = []

  public init() {}

  public mutating func move(_ x: Double, _ y: Double) { elements.append(.move(Point(x, y))) }
  public mutating func line(_ x: Double, _ y: Double) { elements.append(.line(Point(x, y))) }
  public mutating func close() { elements.append(.close) }

  public mutating func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double)
  {
    elements.append(.curve(Point(x1, y1), Point(x2, y2), to: Point(x, y)))
  }

  /// A quarter of a circle from where the pen stands to a point; `bulge` is the corner of their square.
  mutating func quarter(to x: Double, _ y: Double, corner cx: Double, _ cy: Double) {
    let from = lastPoint
    let k = 0.5522847498
    curve(
      from.x + (cx - from.x) * k, from.y + (cy - from.y) * k, x + (cx - x) * k, y + (cy - y) * k, x, y)
  }

  private var lastPoint: Point {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close, nil: Point(0, 0)
    }
  }

  /// The same outline, scaled about the origin and then moved.
  public func placed(at origin: Point, scale: Double) -> Path {
    func moved(_ point: Point) -> Point { Point(origin.x + point.x * scale, origin.y + point.y * scale) }
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(moved(point))
      case .line(let point): .line(moved(point))
      case .curve(let first, let second, let end): .curve(moved(first), moved(second), to: moved(end))
      case .close: .close
      }
    }
    return path
  }
}
