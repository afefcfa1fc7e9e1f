import Foundation
import Testing

@testable import PassforgeCLI

@Suite struct CommandTableTests {
  @Test func `no name stands twice`() {
    let names = CommandTable.commands.map { $0.name } + CommandTable.entries.map(\.name)
    let families = CommandTable.entries.filter { if case .command = $0 { false } else { true } }
    let commands = CommandTable.commands.map { $0.name }
    #expect(Set(commands).count == commands.count)
    #expect(Set(CommandTable.entries.map(\.name)).count == CommandTable.entries.count)
    #expect(names.count >= families.count)
  }

  @Test func `no command declares a spelling twice`() {
    for command in CommandTable.commands {
      let names = command.declarations.flatMap(\.names)
      #expect(Set(names).count == names.count, "\(command.name): \(names)")
    }
  }

  @Test func `every command ends in examples that call it`() {
    for command in CommandTable.commands {
      #expect(!command.examples.isEmpty, "\(command.name)")
      for example in command.examples {
        #expect(example.line.contains("passforge \(command.name)"), "\(example.line)")
      }
    }
  }

  @Test func `every example is a line that parses`() throws {
    for command in CommandTable.commands {
      for example in command.examples {
        let words = Self.words(of: example.line)
        #expect(throws: Never.self, "\(example.line)") {
          guard case .command(let found, let values) = try Invocation(words) else { return }
          _ = try found.init(values)
        }
      }
    }
  }

  @Test func `help lines are lower case and have no full stop`() {
    for command in CommandTable.commands {
      for line in [command.abstract] + command.declarations.map(\.help) {
        #expect(!line.isEmpty && !line.hasSuffix("."), "\(command.name): \(line)")
      }
    }
  }

  @Test func `the short help of a command fits on a screen`() {
    for command in CommandTable.commands {
      let page = HelpPage.page(of: .command(command), .short).text(width: 80, style: .plain)
      let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 66, "\(command.name): \(lines.count) lines")
      for line in lines where !line.contains("passforge ") {
        #expect(TextLayout.columns(line) <= 80, "\(line)")
      }
    }
  }

  /// The words of the part that calls passforge, quotes taken off.
  private static func words(of line: String) -> [String] {
    guard let start = line.range(of: "passforge ") else { return [] }
    var text = line[start.upperBound...]
    if let end = text.firstIndex(where: { "|>)".contains($0) }) { text = text[..<end] }
    if let end = text.range(of: " 3<") { text = text[..<end.lowerBound] }
    return text.split(separator: " ").map { $0.filter { $0 != "'" && $0 != "\"" } }
  }
}
