import PassData
import PassModel

extension LintRule {
  /// UTF-8 is right, with umlauts too, whatever Apple's article says; a railway's thirty languages are UTF-8.
  static let stringsEncoding = LintRule(
    files: "strings.encoding", .error, "pass.strings is UTF-8, or UTF-16 with its byte order mark",
    Note(
      why: "in another encoding the texts are ignored or garbled",
      source: "Apple, Creating the Source for a Pass; 85 public files", [.apple, .measured], bad: "Latin-1",
      good: "UTF-8", over: ["strings.syntax"])
  ) { files, report in report.passOn("strings.encoding", from: files) }
}
