extension Path {
  /// A rectangle with rounded corners.
  public init(roundedRect rect: Rect, radius: Double) {
    let r = min(radius, rect.width / 2, rect.height / 2)
    self.init()
    move(rect.x + r, rect.y)
    line(rect.maxX - r, rect.y)
    quarter(to: rect.maxX, rect.y + r, corner: rect.maxX, rect.y)
    line(rect.maxX, rect.maxY - r)
    quarter(to: rect.maxX - r, rect.maxY, corner: rect.maxX, rect.maxY)
    line(rect.x + r, rect.maxY)
    quarter(to: rect.x, rect.maxY - r, corner: rect.x, rect.maxY)
    line(rect.x, rect.y + r)
    quarter(to: rect.x + r, rect.y, corner: rect.x, rect.y)
    close()
  }

  /// A card with a half circle bitten out of each side at a height: the fold of a boarding pass.
  static func notchedCard(_ size: Size, radius r: Double, notchAt y: Double, notch n: Double = 6) -> Path {
    var path = Path()
    let (w, h) = (size.width, size.height)
    path.move(r, 0)
    path.line(w - r, 0)
    path.quarter(to: w, r, corner: w, 0)
    path.line(w, y - n)
    path.quarter(to: w - n, y, corner: w - n, y - n)
    path.quarter(to: w, y + n, corner: w - n, y + n)
    path.line(w, h - r)
    path.quarter(to: w - r, h, corner: w, h)
    path.line(r, h)
    path.quarter(to: 0, h - r, corner: 0, h)
    path.line(0, y + n)
    path.quarter(to: n, y, corner: n, y + n)
    path.quarter(to: 0, y - n, corner: n, y - n)
    path.line(0, r)
    path.quarter(to: r, 0, corner: 0, 0)
    path.close()
    return path
  }

  /// A card with a shallow bite in the middle of its top edge: a ticket.
  static func ticket(_ size: Size, radius r: Double, biteWidth: Double = 60, biteDepth: Double = 12) -> Path {
    var path = Path()
    let (w, h) = (size.width, size.height)
    let (left, right) = (w / 2 - biteWidth / 2, w / 2 + biteWidth / 2)
    path.move(r, 0)
    path.line(left, 0)
    path.curve(
      left + biteWidth * 0.18, biteDepth * 1.33, right - biteWidth * 0.18, biteDepth * 1.33, right, 0)
    path.line(w - r, 0)
    path.quarter(to: w, r, corner: w, 0)
    path.line(w, h - r)
    path.quarter(to: w - r, h, corner: w, h)
    path.line(r, h)
    path.quarter(to: 0, h - r, corner: 0, h)
    path.line(0, r)
    path.quarter(to: r, 0, corner: 0, 0)
    path.close()
    return path
  }

  /// A card torn off along perforations at the top and the bottom: a coupon.
  static func perforatedCard(_ size: Size, holes: Int = 40, depth: Double = 4) -> Path {
    var path = Path()
    let step = size.width / Double(holes)
    path.move(0, 0)
    for hole in 0..<holes {
      let x = Double(hole) * step
      path.line(x + step * 0.2, 0)
      path.curve(x + step * 0.25, depth * 1.33, x + step * 0.75, depth * 1.33, x + step * 0.8, 0)
      path.line(x + step, 0)
    }
    path.line(size.width, size.height)
    for hole in (0..<holes).reversed() {
      let x = Double(hole) * step
      path.line(x + step * 0.8, size.height)
      path.curve(
        x + step * 0.75, size.height - depth * 1.33, x + step * 0.25, size.height - depth * 1.33,
        x + step * 0.2,
        size.height)
      path.line(x, size.height)
    }
    path.close()
    return path
  }
}
