import Testing

@testable import PassLayout

@Suite struct RowFittingTests {
  static func fit(_ values: [String], labels: [String]? = nil, width: Double = 343) -> RowFitting {
    RowFitting(
      values: values, labels: labels ?? values.map { _ in "" }, valueFont: Font(18),
      labelFont: Font(11, .semibold),
      width: width, gap: 12)
  }

  @Test func `the first box stands left, the last ends right, and the gaps between are even`() {
    let row = Self.fit(["12A", "B7", "3"])
    #expect(row.valueSize == 18)
    #expect(row.boxes[0].x == 0)
    #expect(abs(row.boxes[2].x + row.boxes[2].width - 343) < 0.001)
    let first = row.boxes[1].x - row.boxes[0].x - row.boxes[0].width
    let second = row.boxes[2].x - row.boxes[1].x - row.boxes[1].width
    #expect(abs(first - second) < 0.001)
  }

  @Test func `a lone field has the whole row, so that its alignment shows`() {
    #expect(Self.fit(["12A"]).boxes == [RowFitting.Box(x: 0, width: 343)])
  }

  @Test func `values that are together too wide shrink together`() {
    let row = Self.fit(["Maria Magdalena Schmidt", "Frankfurt am Main Hbf"])
    #expect(row.valueSize < 18 && row.valueSize > 18 * 0.55)
    let width = TextMeasurer.width(of: "Maria Magdalena Schmidt", Font(row.valueSize))
    #expect(row.boxes[0].width + 0.01 >= width)
  }

  @Test func `where shrinking is not enough a short value still keeps its room`() {
    let row = Self.fit([String(repeating: "W", count: 80), "7"])
    #expect(abs(row.valueSize - 9.9) < 0.001)
    #expect(row.boxes[1].width + 0.01 >= TextMeasurer.width(of: "7", Font(row.valueSize)))
    #expect(row.boxes[0].width + row.boxes[1].width <= 343 - 12 + 0.01)
  }

  @Test func `labels take the room that values leave`() {
    let row = Self.fit(["1", "2"], labels: ["PASSENGER NAME RECORD", "S"])
    #expect(row.boxes[0].width + 0.01 >= TextMeasurer.width(of: "PASSENGER NAME RECORD", Font(11, .semibold)))
  }

  struct Shares: Sendable {
    let needs: [Double]
    let total: Double
    let given: [Double]
  }

  @Test(arguments: [
    Shares(needs: [1, 2, 3], total: 10, given: [1, 2, 3]),
    Shares(needs: [10, 2, 10], total: 12, given: [5, 2, 5]),
    Shares(needs: [4, 4], total: 0, given: [0, 0]), Shares(needs: [], total: 5, given: []),
  ])
  func `shares never give more than there is`(row: Shares) {
    #expect(RowFitting.shares(of: row.total, needs: row.needs) == row.given)
  }
}
