/// The few signs that cards need, drawn on a square of 24 units.
enum Glyphs {
  static func transit(_ type: TransitType) -> Path {
    switch type {
    case .air: plane
    case .boat: boat
    case .bus: bus
    case .train: train
    case .generic: arrow
    }
  }

  static let plane: Path = {
    var path = Path()
    path.move(22.5, 12)
    path.curve(22.5, 11, 21, 10.3, 19.5, 10.3)
    path.line(14.8, 10.3)
    path.line(9.4, 2.2)
    path.line(7.2, 2.2)
    path.line(9.9, 10.3)
    path.line(5.4, 10.3)
    path.line(3.6, 7.9)
    path.line(1.9, 7.9)
    path.line(3, 12)
    path.line(1.9, 16.1)
    path.line(3.6, 16.1)
    path.line(5.4, 13.7)
    path.line(9.9, 13.7)
    path.line(7.2, 21.8)
    path.line(9.4, 21.8)
    path.line(14.8, 13.7)
    path.line(19.5, 13.7)
    path.curve(21, 13.7, 22.5, 13, 22.5, 12)
    path.close()
    return path
  }()

  static let boat: Path = {
    var path = Path()
    path.move(11, 2)
    path.line(11, 14)
    path.line(3.5, 14)
    path.close()
    path.move(13, 5)
    path.line(19.5, 14)
    path.line(13, 14)
    path.close()
    path.move(1.5, 16)
    path.line(22.5, 16)
    path.line(19, 21.5)
    path.line(5, 21.5)
    path.close()
    return path
  }()

  static let bus: Path = {
    var path = box(1.5, 5, 22.5, 17.5, radius: 2)
    for left in [3.5, 8.7, 13.9] { path.elements += box(left, 7, left + 4.2, 11.5, radius: 0.6).elements }
    path.elements += box(19, 7, 22.5, 13, radius: 0.6).elements
    path.elements += box(4, 16.5, 8, 20.5, radius: 2).elements
    path.elements += box(15.5, 16.5, 19.5, 20.5, radius: 2).elements
    return path
  }()

  static let train: Path = {
    var path = box(5, 2, 19, 17, radius: 3.5)
    path.elements += box(7, 5, 17, 10, radius: 0.8).elements
    path.elements += box(7.2, 12.2, 9.6, 14.6, radius: 1.2).elements
    path.elements += box(14.4, 12.2, 16.8, 14.6, radius: 1.2).elements
    path.move(8.2, 18)
    path.line(10, 18)
    path.line(7, 22)
    path.line(5, 22)
    path.close()
    path.move(15.8, 18)
    path.line(14, 18)
    path.line(17, 22)
    path.line(19, 22)
    path.close()
    return path
  }()

  static let arrow: Path = {
    var path = Path()
    path.move(2, 10.5)
    path.line(16, 10.5)
    path.line(11, 5.5)
    path.line(13.2, 3.5)
    path.line(21.8, 12)
    path.line(13.2, 20.5)
    path.line(11, 18.5)
    path.line(16, 13.5)
    path.line(2, 13.5)
    path.close()
    return path
  }()

  /// Four arcs that open to the right, to be stroked.
  static let contactless: Path = {
    var path = Path()
    for step in 0..<4 {
      let reach = 3.0 + Double(step) * 2.6
      let x = 5.0 + Double(step) * 3.6
      path.move(x, 12 - reach)
      path.curve(x + reach * 0.55, 12 - reach * 0.45, x + reach * 0.55, 12 + reach * 0.45, x, 12 + reach)
    }
    return path
  }()

  static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double) -> Path {
    Path(roundedRect: Rect(x: left, y: top, width: right - left, height: bottom - top), radius: radius)
  }
}
