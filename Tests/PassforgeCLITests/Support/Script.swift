import Foundation
import Testing

/// A script of commands, and the files that it starts with, in one text: commands first, then `-- name --` lines with
/// the content of a file below each.
struct Script: CustomTestStringConvertible, Sendable {
  struct Line: Sendable {
    let number: Int
    let words: [String]
    /// Whether it begins with `!`.
    let isNegated: Bool
  }

  let name: String
  let path: String
  let lines: [Line]
  let files: [(name: String, content: String)]

  var testDescription: String { name }

  init(path: String, text: String) throws {
    self.path = path
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var lines: [Line] = []
    var files: [(name: String, content: String)] = []
    for (index, text) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if text.hasPrefix("-- "), text.hasSuffix(" --"), text.count > 6 {
        files.append((String(text.dropFirst(3).dropLast(3)), ""))
      } else if let last = files.indices.last {
        files[last].content += text + "\n"
      } else {
        var words = try Self.words(of: text, number: index + 1)
        let isNegated = words.first == "!"
        if isNegated { words.removeFirst() }
        if !words.isEmpty { lines.append(Line(number: index + 1, words: words, isNegated: isNegated)) }
      }
    }
    self.lines = lines
    // The file's own last line feed is not a line of the last file.
    self.files = files.map {
      ($0.name, $0.content.hasSuffix("\n\n") ? String($0.content.dropLast()) : $0.content)
    }
  }

  /// Every script of this target, by name.
  static let all: [Script] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scripts")
    let urls =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return urls.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).flatMap { try? Script(path: url.path, text: $0) }
    }
  }()

  struct UnclosedQuote: Error { let line: Int }

  /// Words between spaces; `'…'` holds spaces, and `''` inside it is one quote. `#` begins a comment.
  private static func words(of line: Substring, number: Int) throws -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var rest = line[...]
    while let letter = rest.popFirst() {
      if isQuoted {
        if letter != "'" {
          word?.append(letter)
        } else if rest.first == "'" {
          word?.append("'")
          rest.removeFirst()
        } else {
          isQuoted = false
        }
      } else if letter == "'" {
        isQuoted = true
        word = word ?? ""
      } else if letter == " " || letter == "\t" {
        if let done = word { words.append(done) }
        word = nil
      } else if letter == "#", word == nil {
        break
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    guard !isQuoted else { throw UnclosedQuote(line: number) }
    if let word { words.append(word) }
    return words
  }
}
