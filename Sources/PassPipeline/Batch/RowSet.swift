/// A set of row numbers, one bit each.
struct RowSet: Sendable {
  private var words: [UInt64] = []

  mutating func insert(_ row: Int) {
    let word = row >> 6
    if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    words[word] |= 1 << UInt64(row & 63)
  }

  func contains(_ row: Int) -> Bool {
    let word = row >> 6
    return word < words.count && words[word] & 1 << UInt64(row & 63) != 0
  }
}
