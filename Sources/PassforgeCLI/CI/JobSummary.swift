import PassData

/// A piece of `$GITHUB_STEP_SUMMARY`: what was done, the facts, the findings, in Markdown.
///
/// Texts of passes and rows come from strangers. Every mark of Markdown and HTML in them is escaped, and everything has
/// an upper bound: one command writes at most about 60 KB.
enum JobSummary {
  static let findingsShown = 50
  static let cellLength = 300

  static func text(_ report: CIReport) -> String {
    var lines = ["### passforge \(cell(report.command)): \(report.status.word)", ""]
    lines += table(["", ""], report.facts.dropFirst().map { [cell($0.name), cell($0.value)] })
    let findings = report.findings.sorted { $0.severity > $1.severity }
    lines += table(
      ["", "what", "where", "rule"],
      findings.prefix(findingsShown).map { finding in
        [
          finding.severity.rawValue, cell(([finding.message] + finding.hints).joined(separator: " – ")),
          cell(place(finding.location)), cell(finding.code),
        ]
      })
    if findings.count > findingsShown { lines += ["and \(findings.count - findingsShown) more", ""] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return [row(heads), row(heads.map { _ in "---" })] + rows.map(row) + [""]
  }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private static func place(_ location: SourceLocation?) -> String {
    guard let location else { return "" }
    let numbers = [location.line, location.column].compactMap { $0.map { ":\($0)" } }
    return location.file + numbers.joined()
  }

  /// A text as it is, whatever is in it: one line, nothing of it a mark.
  static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(cellLength).map(String.init).joined().visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "-", ",", " ": result.unicodeScalars.append(scalar)
      case "!"..."/", ":"..."@", "["..."`", "{"..."~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return text.unicodeScalars.count > cellLength ? result + "…" : result
  }
}
