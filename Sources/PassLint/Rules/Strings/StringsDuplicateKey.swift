import PassData
import PassModel

extension LintRule {
  static let stringsDuplicateKey = LintRule(
    files: "strings.duplicate-key", .warning, "no key stands twice in a pass.strings",
    Note(
      why: "the last one counts, which is seldom meant", source: "our inference", .inferred,
      bad: #""GATE" = "Tor"; "GATE" = "Gate";"#, good: #""GATE" = "Tor";"#)
  ) { files, report in report.passOn("strings.duplicate-key", from: files) }
}
