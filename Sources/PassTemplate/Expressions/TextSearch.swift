/// Finds a text in another by their UTF-8 bytes, in linear time whatever the two are (Knuth, Morris and Pratt), so that
/// `'aaa…b' in 'aaa…'` cannot hold up a row.
struct TextSearch {
  private let pattern: [UInt8]
  /// For each prefix of the pattern, how long a proper prefix of it is its suffix too.
  private let fallback: [Int]

  init(for text: String) {
    let pattern = Array(text.utf8)
    var fallback = [Int](repeating: 0, count: pattern.count)
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, pattern[index] != pattern[length] { length = fallback[length - 1] }
      if pattern[index] == pattern[length] { length += 1 }
      fallback[index] = length
    }
    self.pattern = pattern
    self.fallback = fallback
  }

  /// Where the first match at or after an offset begins. An empty text is found at once.
  func firstMatch(in bytes: [UInt8], from start: Int) -> Int? {
    guard !pattern.isEmpty else { return start }
    var length = 0
    for index in start..<bytes.count {
      while length > 0, bytes[index] != pattern[length] { length = fallback[length - 1] }
      if bytes[index] == pattern[length] { length += 1 }
      if length == pattern.count { return index + 1 - length }
    }
    return nil
  }
}
