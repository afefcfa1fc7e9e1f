import PassCrypto
public import PassData
public import PassZip

/// An archive as it was found: its files, and everything odd about them. Nothing is believed.
///
/// Opening never fails: a file that is no archive has no entries and a finding that says so, and where parts can't be
/// read the rest is there. ``verify(authorities:at:)`` says whether to believe it.
public struct OpenedPass: Sendable {
  /// The archive as the user named it.
  public let file: String

  /// The archive itself.
  public let bytes: [UInt8]
  public let kind: PackageKind

  /// Files, in the order of the archive; entries for folders are left out.
  public let entries: [OpenedEntry]

  /// The passes of a `.pkpasses`, each opened.
  public let passes: [OpenedPass]

  /// The manifest as it was read; nil where there is none or it is no JSON.
  public let manifest: OpenedManifest?

  /// `pass.json` or `order.json`; nil where there is none or it is no JSON.
  public let document: JSONDocument?

  /// What is odd about the archive, about the names in it, about its main file, and about the manifest.
  public let archiveFindings: [Diagnostic]
  public let nameFindings: [Diagnostic]
  public let documentFindings: [Diagnostic]
  public let manifestFindings: [Diagnostic]

  /// Entries of the archive, those for folders included.
  private let walkedCount: Int

  /// All of them, those of the passes within included.
  public var findings: [Diagnostic] {
    archiveFindings + nameFindings + documentFindings + manifestFindings + passes.flatMap(\.findings)
  }

  /// Opens an archive from its bytes.
  ///
  /// - Parameters:
  ///   - file: its name, for messages.
  ///   - limits: how much is read; archives from elsewhere may be made to hurt.
  public init(_ bytes: [UInt8], file: String, limits: ArchiveLimits = ArchiveLimits()) {
    let walk = ZipWalk(bytes, limits: limits)
    let contents = ZipContents(of: walk, in: bytes)
    let kind = PackageKind(names: walk.entries.map(\.name))
    var entries: [OpenedEntry] = []
    for (entry, content) in zip(walk.entries, contents.bytes) where entry.kind != .folder {
      entries.append(OpenedEntry(entry, content, digestedFor: kind))
    }
    self.file = file
    self.bytes = bytes
    walkedCount = walk.entries.count
    self.kind = kind
    self.entries = entries
    archiveFindings = (walk.findings + contents.findings).map { $0.diagnostic(file: file) }

    let isArchive = !walk.findings.contains { if case .notAnArchive = $0.fact { true } else { false } }
    let names = NameCheck(entries, kind: kind, file: file)
    if kind == .passes {
      (manifest, manifestFindings, document, documentFindings) = (nil, [], nil, [])
      var inner = limits
      inner.depth -= 1
      passes = limits.depth > 0 ? Self.open(entries, within: file, limits: inner) : []
      nameFindings =
        names.findings + BundleCheck.findings(passes, entries: entries, bytes: bytes.count, file: file)
      return
    }
    passes = []
    nameFindings = isArchive ? names.findings : []
    let read = kind.mainFile.flatMap { Self.bytes(of: $0, in: entries) }.map {
      Self.document($0, file: "\(file)!\(kind.mainFile?.text ?? "")")
    }
    document = read?.document
    documentFindings = read?.findings ?? []
    let check = ManifestCheck(entries, kind: kind, file: file)
    manifest = check.manifest
    manifestFindings = check.findings
  }

  /// The bytes of a file.
  public subscript(path: BundlePath) -> [UInt8]? { Self.bytes(of: path, in: entries) }

  private static func bytes(of path: BundlePath, in entries: [OpenedEntry]) -> [UInt8]? {
    entries.first { $0.path == path }?.bytes
  }

  /// A finished pass with a trailing comma or a key given twice is shown on phones; so both are warnings here.
  private static func document(_ bytes: [UInt8], file: String) -> (
    document: JSONDocument?, findings: [Diagnostic]
  ) {
    do throws(JSONError) {
      let read = try JSONReader.read(
        bytes, file: file, limits: JSONReader.Limits(bytes: 16 << 20),
        tolerating: [.trailingComma, .duplicateKey])
      var findings = read.tolerated.map { error in
        var finding = error.diagnostic
        finding.severity = .warning
        return finding
      }
      if read.hasByteOrderMark { findings.append(OpeningFinding.byteOrderMark(file)) }
      return (read, findings)
    } catch {
      return (nil, error.diagnostics)
    }
  }

  private static func open(_ entries: [OpenedEntry], within file: String, limits: ArchiveLimits)
    -> [OpenedPass]
  {
    // The limits of bytes and of files count for all passes together, as for one.
    var limits = limits
    return entries.compactMap { entry in
      guard let bytes = entry.bytes, entry.name.lowercased().hasSuffix(".pkpass") else { return nil }
      let pass = OpenedPass(bytes, file: "\(file)!\(entry.name)", limits: limits)
      limits.entries = max(0, limits.entries - pass.walkedCount)
      limits.totalBytes = max(0, limits.totalBytes - pass.entries.reduce(0) { $0 + ($1.bytes?.count ?? 0) })
      return pass
    }
  }
}

extension OpenedEntry {
  init(_ entry: WalkedEntry, _ content: [UInt8]?, digestedFor kind: PackageKind) {
    name = entry.name
    hasTextName = String(validating: entry.nameBytes, as: UTF8.self) != nil
    path = hasTextName ? BundlePath(entry.name) : nil
    bytes = content
    size = entry.size
    packedSize = entry.packedSize
    isPlainFile = entry.kind == .file
    digest =
      switch kind {
      case .pass: content.map { Digest.sha1($0) }
      case .order: content.map { Digest.sha256($0) }
      case .passes: nil
      }
  }
}
