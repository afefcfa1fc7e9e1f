/// Colour, or none. Never colour alone: a word always says the same.
struct TextStyle: Sendable {
  private let isColoured: Bool

  static let plain = TextStyle(isColoured: false)
  static let coloured = TextStyle(isColoured: true)

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func faint(_ text: String) -> String { wrapped(text, "2") }
  func red(_ text: String) -> String { wrapped(text, "1;31") }
  func green(_ text: String) -> String { wrapped(text, "32") }
  func yellow(_ text: String) -> String { wrapped(text, "1;33") }
  func cyan(_ text: String) -> String { wrapped(text, "36") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
