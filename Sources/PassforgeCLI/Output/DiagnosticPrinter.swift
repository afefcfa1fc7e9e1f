import PassData

/// The one place that turns a diagnostic into lines for people.
///
///     passforge: error: '${seat.row' is not closed  [template.unclosed-expression]
///       --> Templates/event/pass.json:31:19
///     31 |         "value" : "${seat.row"
///        |                    ^
///     passforge: hint: add the closing '}'
///
/// The rules:
/// - The message is one line, its code stands after it in brackets.
/// - The place follows where it says more than the message does: a line, or a file that the message does not name.
/// - A line that is wider than the terminal is shown around the caret, with `…` where it is cut.
/// - Control characters are spelled out, in messages and in excerpts.
struct DiagnosticPrinter {
  var style: TextStyle
  var width = 80

  func text(_ diagnostic: Diagnostic) -> String {
    var lines = [headline(diagnostic)]
    if let location = diagnostic.location { lines += place(location, message: diagnostic.message) }
    lines += diagnostic.hints.map { "passforge: " + style.cyan("hint:") + " " + $0.visible }
    return lines.map { $0 + "\n" }.joined()
  }

  private func headline(_ diagnostic: Diagnostic) -> String {
    let word =
      switch diagnostic.severity {
      case .error: style.red("error:")
      case .warning: style.yellow("warning:")
      case .note: style.cyan("note:")
      }
    let code = style.faint("[\(diagnostic.code)]")
    return "passforge: \(word) \(style.bold(diagnostic.message.visible))  \(code)"
  }

  private func place(_ location: SourceLocation, message: String) -> [String] {
    guard let line = location.line else {
      let pointer = location.pointer.map { $0.tokens.isEmpty ? "" : " at \($0)" } ?? ""
      let says = pointer.isEmpty && message.contains("'\(location.file)'")
      return says ? [] : ["  --> " + (location.file + pointer).visible]
    }
    let column = location.column.map { ":\($0)" } ?? ""
    return ["  --> \(location.file.visible):\(line)\(column)"] + excerpt(location, line: line)
  }

  private func excerpt(_ location: SourceLocation, line: Int) -> [String] {
    guard let text = location.excerpt, let column = location.column else { return [] }
    let number = String(line)
    let window = ExcerptWindow(of: text, column: column, width: max(20, width - number.utf8.count - 3))
    let margin = String(repeating: " ", count: number.utf8.count)
    let caret = String(repeating: " ", count: window.caret) + style.red("^")
    return [style.faint("\(number) |") + " " + window.text, style.faint("\(margin) |") + " " + caret]
  }
}

/// The part of a line that fits, and the column in it that the caret stands under.
struct ExcerptWindow: Equatable {
  let text: String
  let caret: Int

  /// - Parameter column: counted from 1 in scalars; one past the end is a place too.
  init(of line: String, column: Int, width: Int) {
    let cells = line.unicodeScalars.map { scalar in
      scalar == "\t" ? "  " : String.mustBeSpelled(scalar) ? "\u{FFFD}" : String(scalar)
    }
    let target = min(max(column - 1, 0), cells.count)
    // As much as half of the width before the caret, as long as that is needed at all.
    var start = 0
    let total = cells.reduce(0) { $0 + TextLayout.columns($1) }
    if total > width {
      var before = 0
      start = target
      while start > 0, before + TextLayout.columns(cells[start - 1]) <= width / 2 {
        start -= 1
        before += TextLayout.columns(cells[start])
      }
    }
    let isCutBefore = start > 0
    var shown = isCutBefore ? "…" : ""
    var used = isCutBefore ? 1 : 0
    var caretColumn = used
    var index = start
    while index < cells.count {
      let columns = TextLayout.columns(cells[index])
      guard used + columns <= (index == cells.count - 1 ? width : width - 1) else { break }
      shown += cells[index]
      used += columns
      index += 1
      if index == target { caretColumn = used }
    }
    text = shown + (index < cells.count ? "…" : "")
    caret = caretColumn
  }
}
