public import PassBundle
public import PassData

extension LintSubject {
  /// A pass folder.
  ///
  /// - Parameters:
  ///   - tree: the rendered pass.json; the folder's own where nothing is rendered.
  ///   - now: the run's clock.
  public init(_ folder: PassFolder, tree: JSONValue? = nil, now: Timestamp?) {
    self.init(
      name: folder.path, origin: .source, tree: tree, document: folder.passJSON, files: FileFacts(folder),
      now: now, findings: folder.findings)
  }

  /// A finished pass, by whoever. Signature and chain are judged by whoever verifies it.
  public init(_ pass: OpenedPass, now: Timestamp?) {
    // What was tolerated in pass.json is lint's to tell; only a text that is no JSON is told by its reader.
    let document = pass.document == nil ? pass.documentFindings : []
    self.init(
      name: pass.file, origin: .finished, document: pass.document,
      files: FileFacts(pass.entries.compactMap { entry in entry.bytes.map { (entry.name, $0) } }), now: now,
      findings: pass.archiveFindings + pass.nameFindings + document + pass.manifestFindings)
  }

  /// A pass.json alone: nothing is said of files that may lie elsewhere.
  public init(_ document: JSONDocument, now: Timestamp?) {
    self.init(name: document.source.file, origin: .source, document: document, now: now)
  }
}

extension FileFacts {
  public init(_ folder: PassFolder) {
    self.init(FileDecoding(folder))
  }
}
