/// The program behind `command:`, and its words.
///
/// Words stand between spaces. `'…'` and `"…"` hold spaces, a backslash takes the letter after it as it is (not inside
/// `'…'`). Nothing else means anything: no shell reads the line, no variable and no pattern is filled in.
public struct SignerCommand: Sendable, Hashable {
  /// A path where it holds a slash, else a name in `PATH`.
  public var program: String
  public let arguments: [String]
  /// As the user wrote it, without `command:`.
  public let text: String

  /// Nil for no word at all, and for a quote that does not end.
  public init?(_ text: String) {
    guard let words = Self.words(of: text), let program = words.first, !program.isEmpty else { return nil }
    self.text = text
    self.program = program
    arguments = Array(words.dropFirst())
  }

  private static func words(of text: String) -> [String]? {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var quote: Unicode.Scalar?
    var rest = text.unicodeScalars[...]
    while let letter = rest.popFirst() {
      if letter == "\\", quote != "'" {
        guard let next = rest.popFirst() else { return nil }
        word = (word ?? .init()) + [next]
      } else if letter == quote {
        quote = nil
      } else if quote != nil {
        word?.append(letter)
      } else if letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? .init()
      } else if letter == " " || letter == "\t" {
        if let done = word { words.append(String(done)) }
        word = nil
      } else {
        word = (word ?? .init()) + [letter]
      }
    }
    guard quote == nil else { return nil }
    if let done = word { words.append(String(done)) }
    return words
  }
}
