extension Page {
  /// The page for a terminal.
  func text(width: Int, style: TextStyle) -> String {
    var result = "\(style.bold(name)): \(abstract)\n"
    let column = termColumn
    var gap = "\n"
    for block in blocks {
      switch block {
      case .heading(let title):
        result += "\n" + style.bold(title) + "\n"
        gap = ""
        continue
      case .paragraph(let text):
        result += "\n" + TextLayout.paragraph(text, indent: 0, width: width)
      case .lines(let lines):
        result += "\n" + lines.map { $0 + "\n" }.joined()
      case .rows(let rows):
        result += gap + Self.text(rows, column: column, width: width, style: style)
      case .shelves(let shelves) where shelves.isEmpty: continue
      case .shelves(let shelves):
        result += "\n" + shelves.map { Self.text($0, width: width, style: style) }.joined()
      }
      gap = "\n"
    }
    return result
  }

  private static let widestTerm = 26

  /// Where meanings begin, the same for all terms of the page; lines to be pasted are no terms.
  private var termColumn: Int {
    let terms = blocks.flatMap { block in
      if case .rows(let rows) = block, Self.areTerms(rows) { rows.map(\.term) } else { [String]() }
    }
    return (terms.map { TextLayout.columns($0) }.filter { $0 <= Self.widestTerm }.max() ?? 0) + 4
  }

  private static func areTerms(_ rows: [Row]) -> Bool {
    rows.count { TextLayout.columns($0.term) <= widestTerm } * 2 >= rows.count
  }

  /// Terms in one column, what they mean in the next; a term that is too wide has its line to itself.
  private static func text(_ rows: [Row], column: Int, width: Int, style: TextStyle) -> String {
    // Where hardly a term fits, as with examples, the meanings stand below.
    let indent = areTerms(rows) ? column : 6
    return rows.map { row in
      let meaning = TextLayout.wrap(row.text, width: width - indent)
      let isInOneLine = TextLayout.columns(row.term) + 4 <= indent
      let margin = String(repeating: " ", count: indent)
      let first = isInOneLine ? meaning.first ?? "" : ""
      let rest = isInOneLine ? Array(meaning.dropFirst()) : meaning
      let padding =
        isInOneLine && !first.isEmpty
        ? String(repeating: " ", count: indent - 2 - TextLayout.columns(row.term)) : ""
      var lines = ["  " + style.cyan(row.term) + padding + first]
      lines += rest.map { margin + $0 }
      lines += row.more.flatMap { TextLayout.wrap($0, width: width - indent).map { margin + $0 } }
      return lines.map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func text(_ shelf: ShelfRows, width: Int, style: TextStyle) -> String {
    shelf.rows.enumerated().map { index, row in
      let title = TextLayout.pad(index == 0 ? shelf.title : "", to: 9)
      let gap = String(repeating: " ", count: max(2, 11 - TextLayout.columns(row.term)))
      return style.faint(title) + style.cyan(row.term) + gap + row.text + "\n"
    }.joined()
  }
}
