import PassBundle
import PassCrypto
import PassData
import PassSystem

/// One file a pass, in a folder.
final class FolderSink: PassSink {
  private let root: String
  private let isSharded: Bool
  private let existing: PartFile.Existing
  private let own: OwnFiles
  private let folders: FolderMaker
  private let anyFile: GrowingFile

  /// - Parameter companion: an open file of the same file system, through which all of it is synced.
  init(
    root: String, isSharded: Bool, existing: PartFile.Existing, own: OwnFiles, companion: GrowingFile
  ) {
    self.own = own
    self.root = root
    self.isSharded = isSharded
    self.existing = existing
    folders = FolderMaker(root: root)
    anyFile = companion
  }

  var writer: (any PassWriting)? { folders }

  var place: @Sendable (Int, OutputName) -> String {
    if isSharded { return { row, name in "\(row / 10_000)/\(name.text)" } }
    return { _, name in name.text }
  }

  func keep(_ known: KnownPasses.Entry) throws -> Bool {
    let path = FilePath.join(root, known.pass.file)
    guard let status = try? FileStatus(of: path, followingLinks: false), status.kind == .regular,
      status.size == known.pass.bytes
    else { return false }
    if known.isSynced { return true }
    return Digest.sha256(try FileReader.read(path)).hexadecimal == known.pass.sha256
  }

  func put(_ archive: PassArchive, as file: String, begun: PendingFile?) throws {
    let pending = try begun ?? folders.begin(archive, as: file)
    do throws(SystemError) {
      try pending.publish(existing: existing)
    } catch .exists(let path) {
      try replaceOwn(path, with: archive, as: file)
    }
  }

  /// No pass is larger than that; what is was made by someone else.
  private static let largestFile = 1 << 30

  private func replaceOwn(_ path: String, with archive: PassArchive, as file: String) throws {
    guard let there = try? FileReader.read(path, limit: Self.largestFile, followingLinks: false),
      try own.made(there, asPass: file, insteadOf: archive.bytes)
    else { throw SystemError.exists(path: path) }
    // A run that was killed between a file and its report line leaves the very same bytes.
    if there == archive.bytes { return }
    try own.known?.distrust()
    try folders.begin(archive, as: file).publish(existing: .replace)
  }

  var syncer: @Sendable () throws(SystemError) -> Void {
    { [anyFile] () throws(SystemError) in try anyFile.syncFileSystem() }
  }

  /// Any pass that is there can be kept, in whatever order.
  var mayKeep: @Sendable () -> Bool { { true } }

  func finish() throws {}
}

/// Writes files below a folder, making the sub-folders that they need.
private final class FolderMaker: PassWriting {
  private let root: String

  init(root: String) { self.root = root }

  func begin(_ archive: PassArchive, as file: String) throws(SystemError) -> PendingFile {
    let path = FilePath.join(root, file)
    do throws(SystemError) {
      return try write(archive, to: path)
    } catch .notFound {
      try Directory.create(FilePath.parent(of: path))
      return try write(archive, to: path)
    }
  }

  private func write(_ archive: PassArchive, to path: String) throws(SystemError) -> PendingFile {
    let part = try PartFile(for: path)
    try part.append(archive.sharedPrefix, archive.tail)
    return PendingFile(part)
  }
}
