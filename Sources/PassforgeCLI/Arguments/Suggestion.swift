/// "did you mean …?"
enum Suggestion {
  /// The nearest of the candidates, if it is near enough that a slip of the fingers explains it.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased())
    let nearest = candidates.map { (name: $0, distance: distance(typed, Array($0.lowercased()))) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, min(typed.count, nearest.name.count) / 3) else {
      return nil
    }
    return nearest.name
  }

  /// What other tools call our options.
  static let otherNames: [String: String] = [
    "--out": "--output", "--p12": "--identity", "--pkcs12": "--identity", "--pfx": "--identity",
    "--cert": "--certificate", "--signer": "--certificate", "--private-key": "--key",
    "--wwdr": "--intermediate", "--json-data": "--data", "--input": "--data", "--context": "--data",
    "--overwrite": "--force", "--dev": "--development", "--self-signed": "--development",
    "--no-color": "--color", "--no-prompt": "--no-input", "--date": "--signed-at",
  ]

  /// Insertions, deletions, exchanges and swaps of neighbours, each 1 (optimal string alignment).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows: [[Int]] = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let changed = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var best = min(changed, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
