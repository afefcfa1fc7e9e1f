import Foundation
import Testing

/// A ```` ```console ```` block of a document: lines after `$ ` are commands, the others are what they say.
///
/// A document is one session. What it takes for granted, and what cannot run in a test, stands in comments that do not
/// show on the page but in its source:
///
///     <!-- before: passforge init coffee --style storeCard -->
///     <!-- not run: needs an Apple account -->
struct ConsoleBlock: Sendable, CustomTestStringConvertible {
  let document: String
  let line: Int
  let commands: [String]
  /// Why it cannot run here; nil where it does.
  let notRun: String?
  /// Whether what is shown is an error.
  let fails: Bool
  /// What prepares it.
  let before: [String]

  var testDescription: String { "\(document):\(line)" }

  static func all(in text: String, of document: String) -> [ConsoleBlock] {
    var blocks: [ConsoleBlock] = []
    var before: [String] = []
    var notRun: String?
    var body: [Substring]?
    var start = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let lines = body {
        guard line.hasPrefix("```") else {
          body?.append(line)
          continue
        }
        blocks.append(
          ConsoleBlock(
            document: document, line: start, commands: joined(lines), notRun: notRun,
            fails: lines.contains { $0.hasPrefix("passforge: error:") }, before: before))
        (body, notRun, before) = (nil, nil, [])
      } else if line.hasPrefix("```console") {
        (body, start) = ([], index + 1)
      } else if let comment = line.wholeMatch(of: /<!-- (before|not run): (.*) -->/) {
        if comment.1 == "before" { before.append(String(comment.2)) } else { notRun = String(comment.2) }
      }
    }
    return blocks
  }

  /// A command goes on in the next line where it ends in a backslash.
  private static func joined(_ lines: [Substring]) -> [String] {
    var result: [String] = []
    var goesOn = false
    for line in lines {
      if line.hasPrefix("$ ") {
        result.append(String(line.dropFirst(2)))
      } else if goesOn, let last = result.indices.last {
        result[last] += "\n" + line
      } else {
        continue
      }
      goesOn = line.hasSuffix("\\")
    }
    return result
  }
}
