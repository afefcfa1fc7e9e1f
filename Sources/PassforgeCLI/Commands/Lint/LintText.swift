import PassData
import PassLint

/// Findings in lines for people, each beginning with its place, so that an editor can jump there.
///
///     coffee/pass.json:31:17  error    EAN-13 check digit is 2, should be 1  [barcode.symbology-payload]
///         hint: …
///     1 error, 2 warnings, 1 fixable with --fix
struct LintText {
  let style: TextStyle
  /// The terminal's; nil where lines are not broken, because a program reads them.
  let width: Int?

  func text(of report: LintReport, fixable: Int) -> String {
    let places = report.findings.map(Self.place)
    // One long place must not push all messages out of sight.
    let column = places.map { TextLayout.columns($0) }.filter { $0 <= 34 }.max() ?? 0
    var text = ""
    for (finding, place) in zip(report.findings, places) { text += lines(finding, place, column: column) }
    return text + summary(of: report, fixable: fixable) + "\n"
  }

  private func lines(_ finding: Diagnostic, _ place: String, column: Int) -> String {
    let head = TextLayout.pad(place, to: column) + "  "
    let severity = TextLayout.pad(finding.severity.rawValue, to: 7) + "  "
    let message = finding.message.visible
    let code = "[\(finding.code)]"
    let total = TextLayout.columns(head + severity + message) + 2 + code.utf8.count
    var text: String
    if let width, total > width {
      text = head + coloured(severity, finding.severity) + code + "\n"
      text += TextLayout.wrap(message, width: width - 4).map { "    " + style.bold($0) + "\n" }.joined()
    } else {
      text =
        head + coloured(severity, finding.severity) + style.bold(message) + "  " + style.faint(code) + "\n"
    }
    for hint in finding.hints { text += hintLines(hint.visible) }
    return text
  }

  private func hintLines(_ hint: String) -> String {
    let lines = width.map { TextLayout.wrap(hint, width: $0 - 10) } ?? [hint]
    let rest = lines.dropFirst().map { String(repeating: " ", count: 10) + $0 + "\n" }.joined()
    return "    " + style.cyan("hint:") + " " + (lines.first ?? "") + "\n" + rest
  }

  private func coloured(_ word: String, _ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: style.red(word)
    case .warning: style.yellow(word)
    case .note: style.cyan(word)
    }
  }

  /// `coffee/pass.json:31:17`, `coffee/strip.png`, or with the pointer where there is no line.
  private static func place(_ finding: Diagnostic) -> String {
    guard let location = finding.location else { return "-" }
    if let line = location.line {
      return "\(location.file):\(line)\(location.column.map { ":\($0)" } ?? "")".visible
    }
    guard let pointer = location.pointer, !pointer.tokens.isEmpty else { return location.file.visible }
    return "\(location.file)#\(pointer)".visible
  }

  private func summary(of report: LintReport, fixable: Int) -> String {
    if report.findings.isEmpty { return style.green("ok") + "  nothing found" }
    var parts: [String] = []
    if report.errors > 0 || report.warnings > 0 {
      parts = [counted(report.errors, "error"), counted(report.warnings, "warning")]
    }
    if report.notes > 0 { parts.append(counted(report.notes, "note")) }
    if fixable > 0 { parts.append("\(fixable) fixable with --fix") }
    return parts.joined(separator: ", ")
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
