extension Page {
  /// The page as a section of `docs/commands.md`.
  func markdown(level: Int) -> String {
    let hashes = String(repeating: "#", count: level)
    var result = "\(hashes) \(name)\n\n\(Self.escaped(abstract))\n"
    for block in blocks {
      switch block {
      case .heading(let title): result += "\n**\(title)**\n"
      case .paragraph(let text): result += "\n" + Self.escaped(text) + "\n"
      case .lines(let lines): result += "\n```\n" + lines.map { $0 + "\n" }.joined() + "```\n"
      case .rows(let rows): result += "\n" + rows.map { Self.markdown($0) }.joined()
      case .shelves(let shelves): result += "\n" + shelves.map(Self.markdown).joined()
      }
    }
    return result
  }

  private static func markdown(_ row: Row) -> String {
    let text = ([row.text] + row.more).filter { !$0.isEmpty }.map(escaped).joined(separator: ". ")
    return "- `\(row.term)`" + (text.isEmpty ? "" : ": \(text)") + "\n"
  }

  private static func markdown(_ shelf: ShelfRows) -> String {
    shelf.rows.map { row in
      let name = "passforge \(row.term)"
      let anchor = name.replacing(" ", with: "-")
      return "- \(shelf.title): [`\(row.term)`](#\(anchor)) \(escaped(row.text))\n"
    }.joined()
  }

  /// What Markdown would take for its own.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "<>*_[]`|".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
