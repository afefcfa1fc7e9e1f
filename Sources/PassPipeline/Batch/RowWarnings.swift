import PassData

/// The warnings that passes of a batch got, each rule told once with the row that got it first: a million rows must not
/// say the same thing a million times.
struct RowWarnings {
  private struct Entry {
    let first: Diagnostic
    let line: Int
    var rows = 1
  }

  private var entries: [String: Entry] = [:]
  private var order: [String] = []

  /// Takes what one row's pass got.
  mutating func add(_ found: [Diagnostic], line: Int) {
    var told: Set<String> = []
    for finding in found where finding.severity == .warning && told.insert(finding.code).inserted {
      if entries[finding.code] == nil {
        entries[finding.code] = Entry(first: finding, line: line)
        order.append(finding.code)
      } else {
        entries[finding.code]?.rows += 1
      }
    }
  }

  /// In the order in which they first came.
  func findings(in file: String) -> [Diagnostic] {
    order.compactMap { code in
      guard let entry = entries[code] else { return nil }
      let others = entry.rows == 1 ? "" : " (and \(entry.rows - 1) more like it)"
      return Diagnostic(
        .warning, code, entry.first.message + others, at: SourceLocation(file: file, line: entry.line),
        hints: entry.first.hints)
    }
  }
}
