/// Facts in two columns: a word, and what there is to say.
struct FactSheet {
  struct Row {
    let label: String
    let text: String
  }

  private(set) var rows: [Row] = []

  /// Adds a row; nil adds none.
  mutating func add(_ label: String, _ text: String?) {
    guard let text else { return }
    rows.append(Row(label: label, text: text.visible))
  }

  func text(style: TextStyle) -> String {
    let column = (rows.map { TextLayout.columns($0.label) }.max() ?? 0) + 2
    return rows.map { style.faint(TextLayout.pad($0.label, to: column)) + $0.text + "\n" }.joined()
  }
}
