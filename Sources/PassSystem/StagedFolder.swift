import Glibc

/// A folder that appears whole or not at all: filled under another name beside its place, then renamed.
public struct StagedFolder: ~Copyable {
  private let target: String
  private let staging: String
  private var isPublished = false

  /// - Throws: ``SystemError/exists(path:)`` where something is there that is no empty folder.
  public init(for target: String) throws(SystemError) {
    if let status = try? FileStatus(of: target, followingLinks: false) {
      guard status.kind == .directory, try Directory.entries(of: target).isEmpty else {
        throw .exists(path: target)
      }
    }
    let parent = FilePath.parent(of: target)
    let name = FilePath.lastComponent(of: target)
    let part = FilePath.join(parent, ".\(name).\(getpid()).passforge-part")
    do throws(SystemError) {
      try Directory.create(part)
    } catch .notDirectory {
      throw .notDirectory(path: parent)
    } catch .notPermitted {
      throw .notPermitted(path: parent)
    }
    self.target = target
    staging = part
  }

  /// Writes one file, with the folders above it.
  public func write(_ bytes: [UInt8], to name: String) throws(SystemError) {
    let path = FilePath.join(staging, name)
    try Directory.create(FilePath.parent(of: path))
    try AtomicFile.write(bytes, to: path, existing: .refuse, syncing: false)
  }

  /// Gives the folder its name. An empty folder of that name is replaced.
  public mutating func publish() throws(SystemError) {
    guard rename(staging, target) == 0 else {
      let reason = errno
      if reason == ENOTEMPTY || reason == EEXIST || reason == ENOTDIR { throw .exists(path: target) }
      throw SystemError(errorNumber: reason, operation: "name", path: target)
    }
    isPublished = true
  }

  deinit {
    if !isPublished { Self.remove(staging) }
  }

  private static func remove(_ path: String) {
    for entry in (try? Directory.entries(of: path)) ?? [] {
      let inner = FilePath.join(path, entry.name)
      if entry.status.kind == .directory { remove(inner) } else { unlink(inner) }
    }
    rmdir(path)
  }
}
