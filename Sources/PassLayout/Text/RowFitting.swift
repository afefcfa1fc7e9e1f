/// Places the boxes of fields that share a row, and finds the size at which their values fit.
///
/// Boxes have their natural width, the wider of label and value; the first stands left, the last right, the others are
/// spread between. Where the values are together too wide they shrink together, and are cut only when that isn't
/// enough; labels take what room is left.
struct RowFitting {
  struct Box: Equatable {
    var x: Double
    var width: Double
  }

  var valueSize: Double
  var boxes: [Box]

  init(
    values: [String], labels: [String], valueFont: Font, labelFont: Font, width: Double, gap: Double,
    least: Double = 0.55, isJustified: Bool = true
  ) {
    let count = values.count
    let available = max(0, width - gap * Double(max(0, count - 1)))
    let natural = values.map { TextMeasurer.width(of: $0, valueFont) }
    let sum = natural.reduce(0, +)
    let tolerance = TextFitting.tolerance
    let size = TextFitting.size(from: valueFont.size, least: least) { size in
      sum * size / valueFont.size <= available + tolerance
    }
    let scaled = natural.map { $0 * size / valueFont.size }
    let fits = scaled.reduce(0, +) <= available + tolerance
    var widths = fits ? scaled : Self.shares(of: available, needs: scaled)
    if fits {
      let needs = zip(labels, widths).map { max(0, TextMeasurer.width(of: $0, labelFont) - $1) }
      let grants = Self.shares(of: available - scaled.reduce(0, +), needs: needs)
      widths = zip(widths, grants).map { $0 + $1 }
    }
    valueSize = size
    boxes = Self.boxes(widths, in: width, gap: gap, isJustified: isJustified)
  }

  /// Shares a width out: small needs are met in full, and the large ones get equal parts of the rest.
  static func shares(of total: Double, needs: [Double]) -> [Double] {
    var result = needs
    guard needs.reduce(0, +) > total else { return result }
    var rest = max(0, total)
    var open = needs.indices.sorted { needs[$0] < needs[$1] }
    while let smallest = open.first {
      let part = rest / Double(open.count)
      if needs[smallest] > part {
        for index in open { result[index] = part }
        return result
      }
      rest -= needs[smallest]
      open.removeFirst()
    }
    return result
  }

  private static func boxes(_ widths: [Double], in width: Double, gap: Double, isJustified: Bool) -> [Box] {
    guard widths.count > 1 else { return widths.map { _ in Box(x: 0, width: width) } }
    let used = widths.reduce(0, +)
    let space = isJustified ? max(gap, (width - used) / Double(widths.count - 1)) : gap
    // A row that is not spread hugs the right edge.
    var x = isJustified ? 0 : max(0, width - used - gap * Double(widths.count - 1))
    return widths.map { boxWidth in
      defer { x += boxWidth + space }
      return Box(x: x, width: boxWidth)
    }
  }
}
