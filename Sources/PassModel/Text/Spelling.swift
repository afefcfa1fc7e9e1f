/// Which known word a misspelt one stands for.
public enum Spelling {
  /// The nearest known word: equal but for case and separators, or at most a third of its letters away.
  ///
  /// Nil where nothing is near, so that a hint is never far-fetched.
  public static func nearest(to word: String, among known: [String]) -> String? {
    let plain = simplified(word)
    guard !plain.isEmpty, plain.count <= 80 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
      let other = simplified(candidate)
      if other == plain { return candidate }
      let limit = min(3, max(plain.count, other.count) / 3)
      guard abs(plain.count - other.count) <= limit else { continue }
      let found = distance(plain, other)
      if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
    }
    // `lat` for `latitude`.
    return best?.word ?? (plain.count >= 3 ? known.first { simplified($0).starts(with: plain) } : nil)
  }

  private static func simplified(_ word: String) -> [UInt8] {
    word.lowercased().utf8.filter { $0 != 0x5F && $0 != 0x2D && $0 != 0x20 && $0 != 0x2E }
  }

  /// Damerau's distance with swaps of neighbours, over bytes.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
