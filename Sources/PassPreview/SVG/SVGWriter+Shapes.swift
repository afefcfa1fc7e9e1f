import PassLayout

extension SVGWriter {
  func geometry(_ rect: Rect) -> String {
    "x=\"\(SVGText.number(rect.x))\" y=\"\(SVGText.number(rect.y))\" width=\"\(SVGText.number(rect.width))\""
      + " height=\"\(SVGText.number(rect.height))\""
  }

  func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { part -> String in
      let value = Int((min(max(part, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16)
      return value < 16 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }

  private func opacity(_ color: Color, _ attribute: String) -> String {
    color.alpha >= 1 ? "" : " \(attribute)=\"\(SVGText.number(color.alpha))\""
  }

  mutating func box(_ rect: Rect, _ fill: Fill, radius: Double = 0) {
    let corners = radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : ""
    switch fill {
    case .color(let color):
      out +=
        "<rect \(geometry(rect))\(corners) fill=\"\(self.color(color))\"\(opacity(color, "fill-opacity"))/>\n"
    case .gradient(let top, let bottom):
      let name = identifier("shade")
      out += "<linearGradient id=\"\(name)\" x2=\"0\" y2=\"1\">"
      for (offset, color) in [("0", top), ("1", bottom)] {
        out +=
          "<stop offset=\"\(offset)\" stop-color=\"\(self.color(color))\"\(opacity(color, "stop-opacity"))/>"
      }
      out += "</linearGradient><rect \(geometry(rect))\(corners) fill=\"url(#\(name))\"/>\n"
    }
  }

  mutating func path(_ shape: PathShape) {
    out += "<path d=\"\(pathData(shape.path))\""
    if let stroke = shape.stroke {
      out += " fill=\"none\" stroke=\"\(color(shape.color))\"\(opacity(shape.color, "stroke-opacity"))"
      out += " stroke-width=\"\(SVGText.number(stroke))\" stroke-linecap=\"round\"/>\n"
    } else {
      out +=
        " fill=\"\(color(shape.color))\"\(opacity(shape.color, "fill-opacity")) fill-rule=\"evenodd\"/>\n"
    }
  }

  func pathData(_ path: Path) -> String {
    func pair(_ point: Point) -> String { "\(SVGText.number(point.x)) \(SVGText.number(point.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
      case .close: "Z"
      }
    }.joined()
  }

  mutating func text(_ run: TextRun) {
    let x =
      switch run.alignment {
      case .left: run.box.x
      case .center: run.box.midX
      case .right: run.box.maxX
      }
    // The start of a line that reads from the right is its right end.
    let anchor =
      switch (run.alignment, run.direction) {
      case (.left, .leftToRight), (.right, .rightToLeft): "start"
      case (.center, _): "middle"
      case (.right, .leftToRight), (.left, .rightToLeft): "end"
      }
    out +=
      "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(run.baseline))\" font-size=\"\(SVGText.number(run.font.size))\""
    if run.font.weight != .regular { out += " font-weight=\"\(run.font.weight.number)\"" }
    out += " fill=\"\(color(run.color))\"\(opacity(run.color, "fill-opacity"))"
    if anchor != "start" { out += " text-anchor=\"\(anchor)\"" }
    if run.direction == .rightToLeft { out += " direction=\"rtl\"" }
    if run.isMeasuredExactly, run.width > 0 {
      out += " textLength=\"\(SVGText.number(run.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    out += " xml:space=\"preserve\">\(SVGText.escaped(run.text))</text>\n"
  }

  /// Dark stretches as one path in module units, scaled into its area.
  mutating func barcode(_ barcode: BarcodePlacement) {
    guard let symbol = barcode.symbol else { return }
    let height = symbol.rowHeight * Double(symbol.rows)
    let sx = barcode.area.width / Double(symbol.columns)
    let sy = barcode.area.height / height
    out += "<path transform=\"translate(\(SVGText.number(barcode.area.x)) \(SVGText.number(barcode.area.y)))"
    out += " scale(\(fraction(sx)) \(fraction(sy)))\" shape-rendering=\"crispEdges\" d=\""
    for row in 0..<symbol.rows {
      let top = SVGText.number(Double(row) * symbol.rowHeight)
      let tall = SVGText.number(symbol.rowHeight)
      for run in symbol.darkRuns(inRow: row) {
        out += "M\(run.start) \(top)h\(run.length)v\(tall)h-\(run.length)z"
      }
    }
    out += "\"/>\n"
  }
}
