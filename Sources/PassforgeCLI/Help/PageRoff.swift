extension Page {
  /// The page as a manual page in man(7).
  func roff(seeAlso: [String]) -> String {
    let title = name.split(separator: " ").joined(separator: "-")
    var result = """
      .TH \(title.uppercased()) 1 "\(BuildFacts.releaseDate)" "passforge \(BuildFacts.version)" "User Commands"
      .SH NAME
      \(Self.escaped(title)) \\- \(Self.escaped(abstract))

      """
    // man(7) begins a paragraph after a heading by itself.
    var gap = ""
    for block in blocks {
      switch block {
      case .heading(let title):
        result += ".SH \(Self.escaped(title.uppercased()))\n"
        gap = ""
        continue
      case .paragraph(let text): result += gap + Self.line(text)
      case .lines(let lines): result += gap + ".nf\n" + lines.map(Self.line).joined() + ".fi\n"
      case .rows(let rows): result += rows.map(Self.roff).joined()
      case .shelves(let shelves):
        result += shelves.map { ".SS \(Self.escaped($0.title))\n" + $0.rows.map(Self.roff).joined() }.joined()
      }
      gap = ".PP\n"
    }
    let others = seeAlso.map { "\\fB\(Self.escaped($0))\\fR(1)" }
    return result + ".SH SEE ALSO\n" + others.joined(separator: ",\n") + "\n"
  }

  private static func roff(_ row: Row) -> String {
    let more = row.more.map { ".br\n" + line($0) }.joined()
    return ".TP\n\\fB\(escaped(row.term))\\fR\n" + line(row.text) + more
  }

  /// A line of text. One that begins with a dot or a quote would be a request.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "…": result += "\\&..."
      default: result.append(character)
      }
    }
    return result
  }
}
