import PassBundle
import PassCrypto
import PassData
import PassLint
import PassPipeline
import PassTemplate

/// Judges a pass folder: with a row, with its examples, or with every row of a file.
struct FolderLint {
  private let run: LintRun
  private let template: TemplateFolder
  private let options: LintOptions

  /// - Throws: `LintError` for an id in `ignore` of template.json that no rule has.
  init(_ run: LintRun, _ template: TemplateFolder) throws {
    self.run = run
    self.template = template
    var options = run.request.options
    options.ignored.formUnion(template.inputs.ignored.map(\.id))
    try options.validate()
    self.options = options
  }

  func report() throws -> LintReport {
    guard template.isRenderable else { return unrendered(adding: []) }
    let forge = try forge()
    if run.request.judgesAllRows {
      return try RowsLint(run, template, forge, options).report(subject: subject())
    }
    do {
      let choice = try RowChoice.make(
        for: template, from: run.request.data, mayUseExamples: true, in: run.context)
      let columns = forge.findings(forColumns: choice.columns)
      if columns.contains(where: { $0.severity == .error }) {
        return unrendered(adding: columns + advice(choice))
      }
      let prepared = try forge.prepare(choice.row, judging: false)
      var subject = subject()
      subject.tree = prepared.tree
      subject.files = FileFacts(prepared)
      subject.findings += columns
      return run.check(subject, options)
    } catch let error as PipelineError {
      guard case .refused(let found) = error else { throw error }
      return unrendered(adding: found)
    } catch let error as TemplateError {
      return unrendered(adding: error.diagnostics)
    }
  }

  private func subject() -> LintSubject {
    var subject = LintSubject(template.folder, now: run.moment)
    subject.rowSchema = template.inputs.row?.json
    subject.findings = template.findingsForItsAuthor
    return run.completed(subject)
  }

  /// Without a row there is still something to judge: the files, and a pass.json that needs no row.
  private func unrendered(adding found: [Diagnostic]) -> LintReport {
    var subject = subject()
    if !template.hasConstantPass { subject.tree = nil }
    subject.findings += found
    return run.check(subject, options)
  }

  private func advice(_ choice: RowChoice) -> [Diagnostic] {
    guard choice.origin == .none else { return [] }
    return [
      Diagnostic(
        .note, "data.none", "no row was given", at: SourceLocation(file: template.folder.path),
        hints: ["give one with --data FILE, or write examples into template.json"])
    ]
  }

  /// Renders and judges nothing: judging is done here, with every fact at once.
  private func forge() throws -> Forge {
    var options = ForgeOptions(clock: run.moment)
    // A pass that is only judged leaves no token behind, so any secret will do.
    options.tokenSecret = try run.request.data.secret(in: run.context) ?? SecretBytes(copying: "lint".utf8)
    options.imagesFolder = run.request.data.imagesFolder(in: run.context)
    options.lint.only = []
    return try Forge(template: template, identity: nil, options: options)
  }
}

extension FileFacts {
  /// The files of a pass that a row was poured into.
  init(_ prepared: PreparedPass) {
    self.init(prepared.bundle.files.map { (path: $0.path.text, bytes: $0.asset.bytes) })
  }
}
