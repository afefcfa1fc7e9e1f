import PassBundle
import PassData

/// A verified file in lines for people.
///
///     ok    archive      14 files, nothing hidden between them
///     bad   manifest     'strip@2x.png' changed: …
///     verdict  tampered: a file changed after signing
///     hint     rebuild it from its source; a signed archive can't be edited
struct VerifyText {
  let style: TextStyle
  let width: Int

  /// How many faults of one step are told; the JSON tells all.
  private static let faultLimit = 8

  /// Step by step.
  func full(_ file: VerifiedFile) -> String {
    var text = file.passes.map(short).joined()
    text += ownLines(of: file)
    for step in file.verification.steps { text += lines(of: step) }
    if let content = file.content {
      text += line(content.isOK ? .ok : .bad, "content", content.finding?.message ?? "as was asked for")
    }
    text += entry("verdict", verdict(file), style: file.isGood ? style.green : style.red)
    for hint in hints(for: file) { text += entry("hint", hint, style: style.cyan) }
    return text
  }

  /// One line, and what is bad below it.
  func short(_ file: VerifiedFile) -> String {
    let verification = file.verification
    let head = style.bold(verification.file.visible) + "  " + verification.verdict.rawValue + "\n"
    guard !file.isGood else { return mark(.ok) + head }
    let errors = verification.findings.filter { $0.severity == .error }.map(\.message)
    var reasons = errors.isEmpty ? [verification.verdict.explanation] : Array(errors.prefix(3))
    if errors.count > reasons.count { reasons.append("and \(errors.count - reasons.count) more") }
    return mark(.bad) + head
      + reasons.map { wrapped("- " + $0.visible, indent: 6, hanging: 8) }.joined()
  }

  private func verdict(_ file: VerifiedFile) -> String {
    let verdict = file.verification.verdict
    return verdict.rawValue + ": " + verdict.explanation
  }

  /// What concerns a bundle as a whole; its passes have told of themselves.
  private func ownLines(of file: VerifiedFile) -> String {
    guard file.kind == .passes else { return "" }
    let count = file.passes.count
    let own = file.verification.findings.prefix(
      file.verification.findings.count - file.verification.passes.flatMap(\.findings).count)
    let text = findings(Array(own), of: "bundle")
    return own.contains { $0.severity == .error }
      ? text : line(.ok, "bundle", "\(count) \(count == 1 ? "pass" : "passes")") + text
  }

  private func lines(of step: VerificationStep) -> String {
    switch step.outcome {
    case .ok: line(.ok, step.name.rawValue, step.summary) + findings(step.findings, of: step.name.rawValue)
    case .failed: findings(step.findings, of: step.name.rawValue)
    case .skipped: line(.skip, step.name.rawValue, "nothing to judge")
    }
  }

  /// Errors first; each severity in the order in which it was found.
  private func findings(_ findings: [Diagnostic], of step: String) -> String {
    var text = ""
    for (severity, mark) in [(Diagnostic.Severity.error, Mark.bad), (.warning, .warn), (.note, .note)] {
      let some = findings.filter { $0.severity == severity }
      for finding in some.prefix(Self.faultLimit) { text += line(mark, step, message(finding)) }
      if some.count > Self.faultLimit {
        text += line(mark, step, "and \(some.count - Self.faultLimit) more; --json lists them all")
      }
    }
    return text
  }

  private func message(_ finding: Diagnostic) -> String {
    guard let line = finding.location?.line else { return finding.message }
    return finding.message + " (line \(line)" + (finding.location?.column.map { ", column \($0)" } ?? "")
      + ")"
  }

  // MARK: Hints

  private func hints(for file: VerifiedFile) -> [String] {
    if file.isGood { return [] }
    var hints: [String] = []
    for finding in file.findings where finding.severity == .error {
      for hint in finding.hints where !hints.contains(hint) && hints.count < 3 { hints.append(hint) }
    }
    if let general = file.verification.verdict.hint(for: file), !(hints.count > 0 && general.isFallback) {
      hints.removeAll { $0.hasPrefix("rebuild ") && general.text.hasPrefix("rebuild ") }
      hints.append(general.text)
    }
    return hints
  }

  // MARK: Lines

  private enum Mark: String {
    case ok, bad, warn, note, skip
  }

  private func mark(_ mark: Mark) -> String {
    let word = TextLayout.pad(mark.rawValue, to: 6)
    return switch mark {
    case .ok: style.green(word)
    case .bad: style.red(word)
    case .warn: style.yellow(word)
    case .note: style.cyan(word)
    case .skip: style.faint(word)
    }
  }

  private func line(_ mark: Mark, _ name: String, _ text: String) -> String {
    let label = TextLayout.pad(name, to: 13)
    return self.mark(mark) + label + wrapped(text.visible, indent: 0, hanging: 19)
  }

  private func entry(_ label: String, _ text: String, style: (String) -> String) -> String {
    style(TextLayout.pad(label, to: 9)) + wrapped(text.visible, indent: 0, hanging: 9)
  }

  /// The first line begins where the cursor stands, `hanging` columns in at most; the others under it.
  private func wrapped(_ text: String, indent: Int, hanging: Int) -> String {
    let lines = TextLayout.wrap(text, width: max(20, width - max(indent, hanging)))
    let first = String(repeating: " ", count: indent) + (lines.first ?? "") + "\n"
    let margin = String(repeating: " ", count: hanging)
    return first + lines.dropFirst().map { margin + $0 + "\n" }.joined()
  }
}
