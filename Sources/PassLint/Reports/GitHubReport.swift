public import PassData

/// Workflow commands, one per finding, which GitHub shows beside the lines of a pull request.
public enum GitHubReport {
  static func text(_ report: LintReport) -> String {
    report.findings.map(line).joined()
  }

  /// The workflow command of one finding, escaped so that no text in it can begin another, and a line feed.
  public static func line(_ finding: Diagnostic) -> String {
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let location = finding.location {
      properties.append("file=\(property(location.file))")
      if let line = location.line { properties.append("line=\(line)") }
      if let column = location.column { properties.append("col=\(column)") }
    }
    properties.append("title=\(property(finding.code))")
    let message = ([finding.message] + finding.hints.map { "hint: \($0)" }).joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  /// `%` first, or the escapes would be escaped.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
