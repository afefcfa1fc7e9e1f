import PassData
import PassModel

extension LintRule {
  /// Found by the JSON reader.
  static let jsonComment = LintRule(
    reader: "json.comment", .error, "pass.json has no comments",
    Note(
      why: "JSON has none; the samples in Apple's articles do, and can't be copied as they are",
      source: "RFC 8259; Apple, Creating an Event Pass Using Semantic Tags", [.standard, .measured],
      bad: #"{"a": 1} // one"#, good: #"{"a": 1}"#, overEverywhere: ["json.invalid"]))
}
