import PassData

/// The findings of many rows: what stands at one place by one rule is told once, with how many rows it concerns.
struct FindingGroups {
  private struct Group {
    var finding: Diagnostic
    var rows = 0
    let firstLine: Int
    var lastRow = 0
  }

  private var groups: [Group] = []
  private var positions: [String: Int] = [:]
  private var rowCount = 0
  private let known: Set<String>

  /// - Parameter known: what is told already, for the folder as a whole.
  init(except known: [Diagnostic]) { self.known = Set(known.map { Self.key($0) + $0.message }) }

  mutating func add(_ findings: [Diagnostic], row: DataRow) {
    rowCount += 1
    for finding in findings {
      let key = Self.key(finding)
      if known.contains(key + finding.message) { continue }
      let position = positions[key] ?? groups.count
      if position == groups.count {
        positions[key] = position
        groups.append(Group(finding: finding, firstLine: row.line))
      }
      guard groups[position].lastRow != row.number else { continue }
      groups[position].lastRow = row.number
      groups[position].rows += 1
    }
  }

  /// In the order in which they were found first.
  var findings: [Diagnostic] {
    groups.map { group in
      var finding = group.finding
      let first = group.rows == 1 ? "in line" : "first in line"
      finding.message += " (\(group.rows) of \(rowCount) rows, \(first) \(group.firstLine))"
      return finding
    }
  }

  /// Rule and place; a place in the rows counts by its column.
  private static func key(_ finding: Diagnostic) -> String {
    let place = finding.location
    return "\(finding.code)\0\(place?.file ?? "")\0\(place?.pointer?.description ?? "\(place?.line ?? 0)")"
  }
}
