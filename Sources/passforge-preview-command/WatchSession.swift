import PassData
import PassPreview
import PassSystem
import PassforgeCLI

/// Serves one pass and follows its files until Ctrl-C.
struct WatchSession {
  let run: PreviewRun
  let reader: SubjectReader
  let path: String

  init(_ run: PreviewRun, _ reader: SubjectReader, path: String) {
    self.run = run
    self.reader = reader
    self.path = path
  }

  func serve(port: Int) throws {
    let server = try LoopbackServer(port: port)
    try run.world.print(server.address)
    try run.world.note("reloads with every change of '\(path)'; Ctrl-C ends it")
    Interruption.watch()
    var watch = FolderWatch([run.world.path(path)] + (run.options.data.map { [run.world.path($0)] } ?? []))
    server.serve(page: page, hasChanged: { watch.hasChanged() }, goesOn: { !Interruption.isRequested })
  }

  /// The page as the files are now; while they can't be read, the reasons.
  private func page() -> (html: String, policy: String) {
    let word = WatchPage.word()
    let (policy, script) = (WatchPage.policy(word), WatchPage.script(word))
    do {
      let subject = try run.subject(try reader.pass(at: path))
      return (HTMLPage.page(subject, policy: policy, script: script), policy)
    } catch {
      let diagnostics = (error as? any DiagnosableError)?.diagnostics ?? []
      let messages = diagnostics.isEmpty ? ["\(error)"] : diagnostics.map(Self.words)
      return (HTMLPage.problem(messages, policy: policy, script: script), policy)
    }
  }

  private static func words(_ diagnostic: Diagnostic) -> String {
    guard let place = diagnostic.location else { return diagnostic.message }
    let line = place.line.map { ":\($0)" } ?? ""
    let column = place.column.map { ":\($0)" } ?? ""
    return "\(place.file)\(line)\(column) \(diagnostic.message)"
  }
}
