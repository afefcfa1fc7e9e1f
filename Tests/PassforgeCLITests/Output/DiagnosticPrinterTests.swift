import PassData
import Testing

@testable import PassforgeCLI

@Suite struct DiagnosticPrinterTests {
  private let printer = DiagnosticPrinter(style: .plain, width: 60)

  @Test func `an error shows its place, a caret and what to do`() {
    let line = #"        "value" : "${seat.row""#
    let diagnostic = Diagnostic(
      .error, "template.unclosed-expression", "'${seat.row' is not closed",
      at: SourceLocation(file: "event/pass.json", line: 31, column: 20, excerpt: line),
      hints: ["add the closing '}', or write '$${' for a literal '${'"])
    #expect(
      printer.text(diagnostic) == """
        passforge: error: '${seat.row' is not closed  [template.unclosed-expression]
          --> event/pass.json:31:20
        31 |         "value" : "${seat.row"
           |                    ^
        passforge: hint: add the closing '}', or write '$${' for a literal '${'

        """)
  }

  @Test func `a file that the message names is not named again`() {
    let location = SourceLocation(file: "a.json")
    #expect(
      printer.text(Diagnostic(.error, "file.not-found", "'a.json' does not exist", at: location))
        == "passforge: error: 'a.json' does not exist  [file.not-found]\n")
    #expect(
      printer.text(Diagnostic(.warning, "image.oversize", "it is too large", at: location))
        == "passforge: warning: it is too large  [image.oversize]\n  --> a.json\n")
  }

  @Test func `a place in the tree stands where there is no line`() {
    let location = SourceLocation(file: "row.json", pointer: JSONPointer([.key("a"), .index(2)]))
    #expect(printer.text(Diagnostic(.note, "x.y", "z", at: location)).hasSuffix("  --> row.json at /a/2\n"))
  }

  @Test func `control characters never reach the terminal`() {
    let location = SourceLocation(
      file: "\u{1B}]0;x\u{07}.json", line: 1, column: 1, excerpt: "\u{1B}[2J\u{202E}x")
    let text = printer.text(Diagnostic(.error, "x.y", "'\u{1B}[31m\n'", at: location, hints: ["\u{9B}5m"]))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && String.mustBeSpelled($0) })
    #expect(text.contains("'\\u{1B}[31m\\n'"))
  }

  @Test func `colour is off unless it is on`() {
    let diagnostic = Diagnostic(.error, "x.y", "z")
    #expect(!printer.text(diagnostic).contains("\u{1B}"))
    #expect(DiagnosticPrinter(style: .coloured).text(diagnostic).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test(arguments: [
    ("short line", 3, "short line", 2),
    ("short line", 11, "short line", 10),
    ("short line", 99, "short line", 10),
    ("", 1, "", 0),
    ("\tx", 2, "  x", 2),
    ("日本語", 3, "日本語", 4),
    ("0123456789012345678901234567890123456789", 1, "0123456789012345678…", 0),
    ("0123456789012345678901234567890123456789", 21, "…012345678901234567…", 11),
    ("0123456789012345678901234567890123456789", 40, "…9012345678 9".replacing(" ", with: ""), 11),
  ])
  func `a long line is cut around the caret`(_ line: String, _ column: Int, _ text: String, _ caret: Int) {
    let window = ExcerptWindow(of: line, column: column, width: 20)
    #expect(window.text == text)
    #expect(window.caret == caret)
    #expect(TextLayout.columns(window.text) <= 20)
  }
}
