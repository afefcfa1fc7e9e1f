import PassData
import PassPipeline

/// What the doctor found, safe to paste: the home folder, which has a person's name in it, is written `~`.
struct DoctorReport {
  private let examinations: [Examination]
  private let home: String?

  init(_ examinations: [Examination], home: String?) {
    self.examinations = examinations
    self.home = home
  }

  var json: JSONValue {
    let isGood = !examinations.contains { $0.outcome == .bad }
    return [
      "schemaVersion": jsonSchemaVersion,
      "ok": .bool(isGood),
      "checks": .array(
        examinations.map { examination in
          [
            "check": .string(examination.check.rawValue),
            "outcome": .string(examination.outcome.rawValue),
            "summary": .string(pasted(examination.summary)),
            "details": .array(examination.details.map { .string(pasted($0)) }),
            "findings": .array(examination.findings.map { pasted($0).json }),
          ]
        }),
    ]
  }

  func text(style: TextStyle, width: Int) -> String {
    let column = (DoctorCheck.allCases.map(\.rawValue.count).max() ?? 0) + 2
    let margin = String(repeating: " ", count: 6)
    var text = ""
    for examination in examinations {
      let mark = Self.mark(examination.outcome, style)
      let summary = TextLayout.wrap(pasted(examination.summary).visible, width: max(20, width - 6 - column))
      text += mark + TextLayout.pad(examination.check.rawValue, to: column) + (summary.first ?? "") + "\n"
      for line in summary.dropFirst() { text += margin + String(repeating: " ", count: column) + line + "\n" }
      for detail in examination.details {
        text += style.faint(margin + pasted(detail).visible) + "\n"
      }
      for finding in examination.findings { text += lines(of: pasted(finding), below: examination, style) }
    }
    return text
  }

  private func lines(of finding: Diagnostic, below examination: Examination, _ style: TextStyle) -> String {
    let isSaid = finding.message == pasted(examination.summary)
    let said =
      isSaid ? "" : "      \(finding.severity.rawValue): \(finding.message.visible)  [\(finding.code)]\n"
    return said + finding.hints.map { style.cyan("hint  ") + $0.visible + "\n" }.joined()
  }

  private static func mark(_ outcome: Examination.Outcome, _ style: TextStyle) -> String {
    let word = TextLayout.pad(outcome.rawValue, to: 6)
    return switch outcome {
    case .ok: style.green(word)
    case .bad: style.red(word)
    case .note: style.cyan(word)
    }
  }

  private func pasted(_ text: String) -> String {
    guard let home, home.hasPrefix("/"), home.utf8.count > 1 else { return text }
    return text.replacing(home, with: "~")
  }

  private func pasted(_ finding: Diagnostic) -> Diagnostic {
    Diagnostic(
      finding.severity, finding.code, pasted(finding.message),
      at: finding.location.map { location in
        var location = location
        location.file = pasted(location.file)
        return location
      }, hints: finding.hints.map(pasted))
  }
}
