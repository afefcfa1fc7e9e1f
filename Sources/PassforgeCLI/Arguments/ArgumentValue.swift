import PassData

/// A type that a word of the command line can be read as.
protocol ArgumentValue: Sendable {
  /// - Throws: ``UnreadableValue`` with what would have been right.
  static func read(_ word: String) throws(UnreadableValue) -> Self

  /// What a shell offers where the declaration names nothing better.
  static var completion: Completion { get }
}

/// Why a word is not the value that it should be.
struct UnreadableValue: Error, Equatable {
  /// As in "… is not a whole number".
  let expected: String
  var hints: [String] = []
}

extension ArgumentValue {
  static var completion: Completion { .nothing }
}

extension String: ArgumentValue {
  static func read(_ word: String) -> String { word }
}

extension Int: ArgumentValue {
  static func read(_ word: String) throws(UnreadableValue) -> Int {
    guard let number = Int(word), number >= 0 else { throw UnreadableValue(expected: "a whole number") }
    return number
  }
}

/// A closed choice, by its raw words: `--color auto`.
protocol ArgumentChoice: ArgumentValue, CaseIterable, RawRepresentable where RawValue == String {}

extension ArgumentChoice {
  static func read(_ word: String) throws(UnreadableValue) -> Self {
    if let choice = Self(rawValue: word) { return choice }
    let words = allCases.map(\.rawValue)
    let hints = Suggestion.nearest(to: word, among: words).map { ["did you mean \($0)?"] } ?? []
    throw UnreadableValue(expected: "one of \(words.joined(separator: ", "))", hints: hints)
  }

  static var completion: Completion { .words(allCases.map(\.rawValue)) }
}

/// `NAME=VALUE`, split at the first `=`.
struct Assignment: ArgumentValue, Equatable {
  let name: String
  let value: String

  static func read(_ word: String) throws(UnreadableValue) -> Assignment {
    guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")), equals > word.startIndex else {
      throw UnreadableValue(expected: "NAME=VALUE", hints: ["write it as --set name='Ada Lovelace'"])
    }
    return Assignment(
      name: String(word[..<equals]), value: String(word[word.utf8.index(after: equals)...]))
  }
}
