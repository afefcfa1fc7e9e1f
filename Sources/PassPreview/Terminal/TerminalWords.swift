import PassData
import PassLayout

/// The texts of the front as lines: label and value, in the order in which they are drawn.
struct TerminalWords {
  var text = ""

  init(_ drawing: PassDrawing, columns: Int) {
    var labels: [String: String] = [:]
    var rows: [(label: String, value: String)] = []
    for fit in drawing.fits {
      let field = fit.pointer.parent.description
      switch fit.part {
      case .label: labels[field] = fit.text
      case .value: rows.append((field, fit.text))
      case .logoText, .alternateText: rows.append(("", fit.text))
      }
    }
    let named = rows.map { (label: labels[$0.label] ?? "", value: $0.value) }
    let indent = min(named.map(\.label.count).max() ?? 0, columns / 2)
    for row in named {
      let label = row.label.count > indent ? String(row.label.prefix(max(0, indent - 1))) + "…" : row.label
      text +=
        label + String(repeating: " ", count: indent - label.count + (indent > 0 ? 2 : 0)) + row.value + "\n"
    }
  }
}
