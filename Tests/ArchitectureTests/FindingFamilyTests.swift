import PassLint
import Testing

@testable import PassforgeCLI

/// Whatever a finding ends in can be explained.
@Suite struct FindingFamilyTests {
  /// Codes where findings are made: `Diagnostic(.error, "a.b", …)`, and helpers that take severity or code first.
  private static var code: Regex<(Substring, code: Substring)> {
    #/(?:Diagnostic\(\s*\.(?:error|warning|note),|\b(?:error|warning|note|finding)\(\s*(?:\.(?:error|warning|note),)?)\s*"(?<code>[a-z][a-z0-9-]*\.[a-z0-9.-]+)"/#
  }

  @Test func `every code of the sources is a rule, or of a family`() {
    let code = Self.code
    var count = 0
    for file in SourceTree.sources {
      let text = file.lines.map(\.text).joined(separator: "\n")
      for match in text.matches(of: code) {
        count += 1
        let code = String(match.code)
        #expect(RuleTable[code] != nil || FindingFamily.of(code) != nil, "\(file.path): \(code)")
      }
    }
    // That the pattern finds them at all.
    #expect(count > 150)
  }

  @Test func `families are in order, and none is written twice`() {
    let names = FindingFamily.all.map(\.name)
    #expect(names == names.sorted() && Set(names).count == names.count)
    #expect(FindingFamily.of("archive.comment")?.name == "archive")
    for none in ["archive", "archive.", ".comment", "nothing.at-all", ""] {
      #expect(FindingFamily.of(none) == nil)
    }
  }
}
