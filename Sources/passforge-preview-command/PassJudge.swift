import PassData
import PassLint
import PassPreview

/// What `lint` says of a pass, for marking it on the picture.
enum PassJudge {
  static func findings(of pass: PreviewPass, at moment: Timestamp) -> [Diagnostic] {
    let files = FileFacts(
      pass.files.sorted { $0.key.precedesByBytes($1.key) }.map { (path: $0.key, bytes: $0.value) })
    var subject = LintSubject(
      name: pass.name, origin: pass.isFinished ? .finished : .source, tree: pass.tree,
      document: pass.document,
      files: files, now: moment, findings: pass.findings)
    subject.rowSchema = pass.rowSchema
    return Linter().check(subject).findings
  }
}
