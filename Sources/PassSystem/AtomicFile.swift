import Glibc

/// Writes a file that appears whole or not at all.
///
/// The bytes go into a file without a name (`O_TMPFILE`) in the same folder, are synced, and only then get their
/// name: a run killed at any moment leaves nothing behind. Where the file system has no such files, a temporary name
/// is used and removed on failure.
public enum AtomicFile {
  public enum Existing: Sendable {
    /// A file of that name is an error (``SystemError/exists(path:)``), even if it appears while we write.
    case refuse
    /// A file of that name is replaced in one step.
    case replace
  }

  /// - Parameters:
  ///   - permissions: 0o666 lessened by the umask for ordinary files, 0o600 for keys.
  ///   - syncing: whether the bytes are on the disk before the name appears.
  public static func write(
    _ bytes: [UInt8], to path: String, existing: Existing, permissions: UInt32 = 0o666, syncing: Bool = true
  ) throws(SystemError) {
    if existing == .refuse, FileStatus.exists(path) { throw .exists(path: path) }
    if (try? FileStatus(of: path))?.kind == .directory { throw .isDirectory(path: path) }
    do {
      try writeUnnamed(bytes, to: path, existing: existing, permissions: permissions, syncing: syncing)
    } catch .failed(_, _, EOPNOTSUPP), .failed(_, _, EINVAL), .failed(_, _, ENOTSUP), .isDirectory {
      // EISDIR is what kernels without O_TMPFILE say.
      try writeNamed(bytes, to: path, existing: existing, permissions: permissions, syncing: syncing)
    }
  }

  private static func writeUnnamed(
    _ bytes: [UInt8], to path: String, existing: Existing, permissions: UInt32, syncing: Bool
  ) throws(SystemError) {
    let folder = FilePath.parent(of: path)
    // __O_TMPFILE | O_DIRECTORY; the macro is not imported.
    let unnamed = try Descriptor(
      opening: folder, O_WRONLY | 0o20000000 | O_DIRECTORY, mode: permissions, operation: "write to")
    try fill(unnamed.raw, with: bytes, path: path, syncing: syncing)
    let source = "/proc/self/fd/\(unnamed.raw)"
    if linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return }
    let reason = errno
    guard reason == EEXIST, existing == .replace else {
      throw SystemError(errorNumber: reason, operation: "name", path: path)
    }
    let temporary = temporaryName(for: path)
    guard linkat(AT_FDCWD, source, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
      throw SystemError(errorNumber: errno, operation: "name", path: path)
    }
    try move(temporary, to: path)
  }

  private static func writeNamed(
    _ bytes: [UInt8], to path: String, existing: Existing, permissions: UInt32, syncing: Bool
  ) throws(SystemError) {
    let temporary = temporaryName(for: path)
    let file = try Descriptor(
      opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: permissions, operation: "write to")
    do {
      try fill(file.raw, with: bytes, path: path, syncing: syncing)
    } catch {
      unlink(temporary)
      throw error
    }
    guard existing == .refuse else { return try move(temporary, to: path) }
    // link, unlike rename, never replaces.
    let linked = link(temporary, path)
    let reason = errno
    unlink(temporary)
    guard linked == 0 else { throw SystemError(errorNumber: reason, operation: "name", path: path) }
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8], path: String, syncing: Bool)
    throws(SystemError)
  {
    try writeAll(bytes, to: descriptor, path: path)
    guard !syncing || fsync(descriptor) == 0 else {
      throw SystemError(errorNumber: errno, operation: "sync", path: path)
    }
  }

  private static func move(_ temporary: String, to path: String) throws(SystemError) {
    guard rename(temporary, path) == 0 else {
      let reason = errno
      unlink(temporary)
      throw SystemError(errorNumber: reason, operation: "replace", path: path)
    }
  }

  /// In the same folder, so that the rename stays within one file system.
  private static func temporaryName(for path: String) -> String {
    FilePath.join(
      FilePath.parent(of: path), ".\(FilePath.lastComponent(of: path)).\(getpid()).passforge-part")
  }
}
