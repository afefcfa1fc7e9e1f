import Testing

@testable import PassLayout

/// ``Rect``, ``Size``, ``Point`` and ``Path``.
@Suite struct GeometryTests {
  static let box = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test func `fitting keeps proportions and never enlarges`() {
    #expect(
      Self.box.fitting(Size(200, 50), horizontally: 0, vertically: 0.5)
        == Rect(x: 10, y: 32.5, width: 100, height: 25))
    #expect(
      Self.box.fitting(Size(10, 10), horizontally: 1, vertically: 0)
        == Rect(x: 100, y: 20, width: 10, height: 10))
    #expect(Self.box.fitting(Size(0, 10), horizontally: 0, vertically: 0).width == 0)
  }

  @Test func `covering fills the box and keeps proportions`() {
    #expect(Self.box.covering(Size(100, 100)) == Rect(x: 10, y: -5, width: 100, height: 100))
    #expect(Self.box.covering(Size(0, 5)) == Self.box)
  }

  @Test func `a placed path is scaled and then moved`() {
    var path = Path()
    path.move(1, 2)
    path.curve(0, 0, 1, 1, 2, 2)
    path.close()
    let placed = path.placed(at: Point(10, 20), scale: 2)
    #expect(
      placed.elements == [
        .move(Point(12, 24)), .curve(Point(10, 20), Point(12, 22), to: Point(14, 24)), .close,
      ])
  }

  @Test func `corners are no rounder than the box allows`() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 10, height: 4), radius: 50)
    #expect(path.elements.first == .move(Point(2, 0)))
  }
}
