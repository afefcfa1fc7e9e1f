import Testing

@testable import PassLayout

@Suite struct CardOutlineTests {
  static func points(_ path: Path) -> [Point] {
    path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  @Test(arguments: [320.0, 375, 430])
  func `every outline lies within its card and is closed`(width: Double) {
    let size = Size(width, 500)
    let outlines: [Path] = [
      .notchedCard(size, radius: 12, notchAt: 130), .ticket(size, radius: 12), .perforatedCard(size),
      Path(roundedRect: Rect(x: 0, y: 0, width: width, height: 500), radius: 12),
    ]
    for outline in outlines {
      #expect(outline.elements.last == .close)
      for point in Self.points(outline) {
        #expect((-0.001...width + 0.001).contains(point.x) && (-0.001...500.001).contains(point.y))
      }
    }
  }

  @Test func `a boarding pass is notched on both sides at the fold`() {
    let points = Self.points(.notchedCard(Size(375, 500), radius: 12, notchAt: 130))
    #expect(points.contains(Point(369, 130)) && points.contains(Point(6, 130)))
  }
}
