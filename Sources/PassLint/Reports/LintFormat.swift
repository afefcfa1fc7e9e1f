import PassData

/// The forms in which lint's findings are written for machines.
public enum LintFormat: String, Sendable, CaseIterable {
  /// passforge's own, as `docs/json.md` describes it.
  case json
  /// SARIF 2.1.0, as code scanning services read it.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// JUnit's XML, which nearly every CI system shows.
  case junit

  /// The report as text that ends in a line feed.
  ///
  /// - Parameter version: passforge's own, for formats that name their tool.
  public func write(_ report: LintReport, version: String) -> [UInt8] {
    switch self {
    case .json: Self.indented(JSONReport.value(report))
    case .sarif: Self.indented(SARIFReport.value(report, version: version))
    case .github: Array(GitHubReport.text(report).utf8)
    case .gitlab: Self.indented(GitLabReport.value(report))
    case .junit: Array(JUnitReport.text(report).utf8)
    }
  }

  private static func indented(_ value: JSONValue) -> [UInt8] {
    var bytes = JSONWriter.write(value, layout: .indented)
    if bytes.last != 0x0A { bytes.append(0x0A) }
    return bytes
  }
}
