import PassData
import PassModel

/// How messages show values.
enum Words {
  /// A value in quotes, short enough for one line: `'12,50 €'`, `17`, `an object`.
  static func quoted(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): quoted(text)
    case .number(let number): String(number.text.prefix(40))
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: value.kindName
    }
  }

  static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(48).map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: shown)
    return "'" + String(result) + (text.unicodeScalars.count > 48 ? "…'" : "'")
  }

  /// `a, b and c`
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A hint that names the nearest of some words, or all of them.
  static func meant(_ text: String, among words: [String]) -> String {
    if let nearest = Spelling.nearest(to: text, among: words) { return "did you mean '\(nearest)'?" }
    return "use one of: " + words.joined(separator: ", ")
  }

  /// Kilobytes and megabytes for people.
  static func size(_ bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) bytes" }
    if bytes < 1_000_000 { return "\((bytes + 500) / 1_000) KB" }
    return "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
  }
}
