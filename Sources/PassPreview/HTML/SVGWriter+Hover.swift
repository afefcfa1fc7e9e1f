import PassData
import PassLayout

extension SVGWriter {
  /// Transparent boxes above the card, each with a tip that names the field and its place in pass.json.
  ///
  /// They come last, so that a tip lies over everything else.
  mutating func hoverLayer(_ face: Face) {
    for item in face.items {
      guard let pointer = item.source.pointer, item.source.part != .card else { continue }
      let bounds = item.bounds
      let rect = Rect(x: bounds.x - 2, y: bounds.y - 1, width: bounds.width + 4, height: bounds.height + 2)
      var lines = [
        item.source.fieldKey.map { "\($0) · \(item.source.part.rawValue)" } ?? item.source.part.rawValue
      ]
      lines.append(pointer.description)
      if case .text(let run) = item.content, let whole = run.fullText { lines.append("cut: \(whole)") }
      out += "<g class=\"h\"><rect \(geometry(rect)) rx=\"2\"/>"
      tip(lines, below: rect, in: face.size)
      out += "</g>\n"
    }
  }

  private mutating func tip(_ lines: [String], below rect: Rect, in size: Size) {
    let font = Font(11)
    let shown = lines.map { shortened($0, font, width: size.width - 24) }
    let width = (shown.map { TextMeasurer.width(of: $0, font) }.max() ?? 0) + 16
    let height = Double(shown.count) * 15 + 8
    let x = min(max(rect.x, 4), max(4, size.width - width - 4))
    let isAbove = rect.maxY + height + 4 > size.height
    let y = isAbove ? rect.y - height - 4 : rect.maxY + 4
    out += "<g class=\"tip\"><rect \(geometry(Rect(x: x, y: y, width: width, height: height))) rx=\"5\""
    out += " style=\"fill:#1c1c1e;stroke:#5a5a60;stroke-width:.5\"/>"
    for (index, line) in shown.enumerated() {
      out +=
        "<text x=\"\(SVGText.number(x + 8))\" y=\"\(SVGText.number(y + 15 + Double(index) * 15))\" font-size=\"11\""
      out += " fill=\"#f2f2f7\" xml:space=\"preserve\">\(SVGText.escaped(line))</text>"
    }
    out += "</g>"
  }

  private func shortened(_ text: String, _ font: Font, width: Double) -> String {
    TextRun(fitting: text, font, .white, in: Rect(x: 0, y: 0, width: width, height: 14)).text
  }
}
