import PassBundle
import PassCrypto
import PassData
import PassLint
import PassPipeline
import PassSystem
import PassTemplate

/// Judges what lies at a path, by the rules that were asked for.
struct LintRun {
  let request: LintRequest
  let context: Context
  let moment: Timestamp
  private let previous: OpenedPass?

  init(_ request: LintRequest, in context: Context) throws {
    self.request = request
    self.context = context
    moment = try context.moment(asked: request.moment)
    previous = try request.against.map { file in
      let opened = OpenedPass(try FileReader.readPackage(file, in: context), file: file)
      guard opened.kind == .pass, opened.document != nil else { throw PackageError.notAPass(file) }
      return opened
    }
  }

  func report(of source: LintSource) throws -> LintReport {
    switch source {
    case .folder(let template): return try FolderLint(self, template).report()
    case .package(let opened):
      try refuseData()
      return try report(of: opened)
    case .document(let document): return check(try subject(of: document), request.options)
    case .unreadable(let found, let isFolder):
      if !isFolder { try refuseData() }
      return check(LintSubject(name: request.path, findings: found), request.options)
    }
  }

  /// One subject, with what every subject gets.
  func check(_ subject: LintSubject, _ options: LintOptions) -> LintReport {
    Linter(options: options).check(completed(subject))
  }

  func completed(_ subject: LintSubject) -> LintSubject {
    var subject = subject
    subject.previous = previous?.document?.value
    subject.previousHasPersonalization = previous?[.personalization] != nil
    return subject
  }

  private func report(of opened: OpenedPass) throws -> LintReport {
    if opened.kind == .passes {
      var findings = LintSubject(name: opened.file, origin: .finished)
      findings.findings = opened.archiveFindings + opened.nameFindings
      let own = check(findings, request.options)
      let inner = try opened.passes.map { try report(of: $0) }
      return LintReport(findings: own.findings + inner.flatMap(\.findings))
    }
    var subject = LintSubject(opened, now: moment)
    let verification = opened.verification(authorities: try context.authorities(), at: moment)
    let steps: Set<VerificationStep.Name> = [.signature, .chain, .dates, .identity]
    subject.findings += verification.steps.filter { steps.contains($0.name) }.flatMap(\.findings)
    return check(subject, request.options)
  }

  /// A bare pass.json may be a template too; then it takes the row that is given.
  private func subject(of document: JSONDocument) throws -> LintSubject {
    let template = Template(compiling: document)
    var subject = LintSubject(document, now: moment)
    guard !template.isConstant || !request.data.isEmpty else { return subject }
    subject.findings = template.faults.map(\.diagnostic)
    guard template.faults.isEmpty else {
      subject.tree = nil
      return subject
    }
    guard !request.data.isEmpty else { throw PackageError.needsRow(request.path) }
    if request.judgesAllRows { throw UsageError.needs("--all-rows", what: "a folder") }
    var values = try request.data.data.map { try RowData.read($0, in: context).object } ?? JSONObject()
    for assignment in request.data.assignments { values[assignment.name] = .string(assignment.value) }
    subject.tree = try template.render(TemplateContext(row: values, now: moment))
    return subject
  }

  private func refuseData() throws {
    guard request.data.isEmpty else { throw UsageError.conflict("--data or --set", "a finished file") }
  }
}
