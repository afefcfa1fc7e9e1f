import PassData

/// "Did you mean": the name that is fewest slips of the hand away.
public enum NearestName {
  /// The nearest of some names by single letters left out, added, changed or swapped, if it is near enough to be meant.
  public static func to(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longest))
    let tolerance = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates.prefix(most)
    where candidate.utf8.count <= longest * 4 && !candidate.hasSameBytes(as: name) {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(longest))
      guard abs(other.count - wanted.count) <= tolerance else { continue }
      let distance = distance(wanted, other)
      if distance <= tolerance, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  private static let longest = 64
  /// Nobody is helped by a comparison with all of a million names.
  private static let most = 10_000

  /// Optimal string alignment: swapped neighbours count once.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
