public import PassLayout

/// Many fronts at a glance: one cell per row of a table.
public enum ContactSheet {
  /// A front and what stands below it.
  public struct Cell: Sendable {
    public var pass: DrawnPass
    public var title: String

    public init(_ pass: DrawnPass, title: String) {
      self.pass = pass
      self.title = title
    }
  }

  /// Which of `count` rows a sample of `size` takes: the first, the last, and others evenly between. Counted from 0.
  public static func sample(_ size: Int, of count: Int) -> [Int] {
    guard size > 0, count > 0 else { return [] }
    if size >= count { return Array(0..<count) }
    if size == 1 { return [0] }
    return (0..<size).map { index in
      let (high, low) = index.multipliedFullWidth(by: count - 1)
      return (size - 1).dividingFullWidth((high, low)).quotient
    }
  }

  public static func sheet(
    _ cells: [Cell], appearance: LayoutSettings.Appearance, scale: Double = 0.48
  ) -> Sheet {
    let gap = 18.0
    let columns = max(1, min(cells.count, Int((Double(cells.count) * 1.6).squareRoot().rounded(.up))))
    let cellWidth = (cells.map(\.pass.drawing.front.size.width).max() ?? 0) * scale
    var sheet = Sheet(size: Size(0, 0), background: SheetColors.background(appearance))
    let color = SheetColors.text(appearance)
    var y = gap
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      let height = (row.map(\.pass.drawing.front.size.height).max() ?? 0) * scale
      for (index, cell) in row.enumerated() {
        let x = gap + Double(index) * (cellWidth + gap)
        sheet.cards.append(
          Sheet.Card(cell.pass.drawing.front, pictures: cell.pass.pictures, at: Point(x, y), scale: scale))
        sheet.texts.append(
          TextRun(
            fitting: cell.title, Font(9.5), color,
            in: Rect(x: x, y: y + height + 4, width: cellWidth, height: 12)))
      }
      y += height + 18 + gap
    }
    let width = gap + Double(columns) * (cellWidth + gap)
    if let first = cells.first {
      sheet.texts.append(
        TextRun(
          fitting: first.pass.drawing.caption, Font(10), color,
          in: Rect(x: gap, y: y - 6, width: width - 2 * gap, height: 13)))
    }
    sheet.size = Size(width, y + 20)
    return sheet
  }
}
