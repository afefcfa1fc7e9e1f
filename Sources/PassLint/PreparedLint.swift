public import PassData

/// A template whose files are judged already. One per batch; rows are judged on any thread.
public struct PreparedLint: Sendable {
  private let linter: Linter
  private let template: LintSubject
  private let fileFindings: [Finding]

  /// What is wrong with images in one appearance.
  typealias Pictures = (appearance: Appearance, findings: [Finding])

  private let pictures: Pictures?

  init(linter: Linter, template: LintSubject, fileFindings: [Finding], pictures: Pictures?) {
    self.pictures = pictures
    self.linter = linter
    self.template = template
    self.fileFindings = fileFindings
  }

  /// What is wrong with the template whatever a row says, once for all rows.
  public var report: LintReport { linter.report(fileFindings, given: template.findings, template) }

  /// What is wrong with one row's pass. What ``report`` tells is not told again.
  ///
  /// - Parameters:
  ///   - tree: the rendered pass.json.
  ///   - files: the files of this pass, if the row brings images or texts of its own; they are judged here then.
  ///   - isThorough: whether texts are measured as they are drawn, too. That costs as much as a signature: for one pass, not
  ///     for the rows of a batch.
  public func check(_ tree: JSONValue, files: FileFacts? = nil, isThorough: Bool = false) -> LintReport {
    var subject = template
    subject.tree = tree
    var reporter = Reporter(rules: RuleTable.all)
    if let files {
      subject.files = files
      linter.judgeFiles(subject, &reporter)
    }
    linter.judgeTree(
      subject, &reporter, pictures: files == nil ? pictures : nil, isThorough: isThorough)
    return linter.report(reporter.findings, given: [], subject)
  }
}
