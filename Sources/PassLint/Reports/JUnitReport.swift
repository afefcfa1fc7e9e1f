import PassData

/// JUnit's XML: a suite per file, a case per finding. Errors and warnings fail, notes are told and pass.
enum JUnitReport {
  static func text(_ report: LintReport) -> String {
    var files: [String] = []
    for finding in report.findings {
      let file = finding.location?.file ?? "pass"
      if !files.contains(file) { files.append(file) }
    }
    let failures = report.errors + report.warnings
    let tests = max(report.findings.count, 1)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"passforge lint\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    if report.findings.isEmpty { text += cleanSuite }
    for file in files {
      text += suite(file, report.findings.filter { ($0.location?.file ?? "pass") == file })
    }
    return text + "</testsuites>\n"
  }

  /// CI systems take a report without any case for a broken one.
  private static let cleanSuite = """
      <testsuite name="passforge lint" tests="1" failures="0" errors="0" skipped="0">
        <testcase name="no findings" classname="passforge.lint"/>
      </testsuite>

    """

  private static func suite(_ file: String, _ findings: [Diagnostic]) -> String {
    let failures = findings.count { $0.severity != .note }
    var text =
      "  <testsuite name=\"\(escaped(file))\" tests=\"\(findings.count)\" failures=\"\(failures)\" errors=\"0\" "
      + "skipped=\"0\">\n"
    for finding in findings {
      let line = finding.location?.line.map { ":\($0)" } ?? ""
      text += "    <testcase name=\"\(escaped(finding.code + line))\" classname=\"\(escaped(file))\">\n"
      let body = ([finding.message] + finding.hints.map { "hint: \($0)" }).joined(separator: "\n")
      if finding.severity == .note {
        text += "      <system-out>\(escaped(body))</system-out>\n"
      } else {
        text +=
          "      <failure message=\"\(escaped(finding.message))\" type=\"\(finding.severity.rawValue)\">"
          + "\(escaped(body))</failure>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  /// XML 1.0 has no control characters, not even escaped ones.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
