import Glibc

/// A file that is being written and has no name of its own yet: it appears whole, by ``publish(existing:)``, or not
/// at all.
///
/// The bytes go into a file that no folder lists (`O_TMPFILE`), so a run killed at any moment leaves nothing behind.
/// Where the file system has no such files a temporary name in the same folder is used, and removed unless published.
public struct PartFile: ~Copyable, Sendable {
  /// What happens to a file that has the name already.
  public enum Existing: Sendable {
    /// It is an error (``SystemError/exists(path:)``), even where it appears while we write.
    case refuse
    /// It is replaced in one step.
    case replace
  }

  /// The name that the file will get.
  public let path: String
  private let descriptor: Descriptor
  private var temporary: String?

  /// - Parameter permissions: 0o666 lessened by the umask for ordinary files, 0o600 for keys.
  public init(for path: String, permissions: UInt32 = 0o666) throws(SystemError) {
    self.path = path
    if let unnamed = try Self.unnamed(beside: path, permissions) {
      descriptor = unnamed
      temporary = nil
    } else {
      let name = Self.temporaryName(for: path)
      descriptor = try Descriptor(
        opening: name, O_WRONLY | O_CREAT | O_EXCL, mode: permissions, operation: "write to")
      temporary = name
    }
  }

  deinit { if let temporary { unlink(temporary) } }

  /// Adds bytes at the end.
  public borrowing func append(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: descriptor.raw, path: path)
  }

  /// Adds a few pieces at the end, in one system call where the kernel takes them so.
  public borrowing func append(_ pieces: [UInt8]...) throws(SystemError) {
    try writeAll(pieces, to: descriptor.raw, path: path)
  }

  /// Waits until the bytes are on the disk.
  public borrowing func sync() throws(SystemError) {
    guard fsync(descriptor.raw) == 0 else {
      throw SystemError(errorNumber: errno, operation: "sync", path: path)
    }
  }

  /// Gives the file its name.
  public consuming func publish(existing: Existing) throws(SystemError) {
    let source = temporary ?? "/proc/self/fd/\(descriptor.raw)"
    // link, unlike rename, never replaces.
    if linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return }
    let reason = errno
    guard reason == EEXIST, existing == .replace else {
      throw SystemError(errorNumber: reason, operation: "name", path: path)
    }
    try Replacement.check(path)
    if temporary == nil {
      let name = Self.temporaryName(for: path)
      guard linkat(AT_FDCWD, source, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else {
        throw SystemError(errorNumber: errno, operation: "name", path: path)
      }
      temporary = name
    }
    guard let from = temporary, rename(from, path) == 0 else {
      throw SystemError(errorNumber: errno, operation: "replace", path: path)
    }
    temporary = nil
  }

  /// Nil where the file system, or the kernel (EISDIR), has no files without a name, or where /proc is not mounted,
  /// through which such a file gets one.
  private static func unnamed(beside path: String, _ permissions: UInt32) throws(SystemError) -> Descriptor? {
    try requireNoNUL(path, operation: "write to")
    guard access("/proc/self/fd", F_OK) == 0 else { return nil }
    do throws(SystemError) {
      // __O_TMPFILE | O_DIRECTORY; the macro is not imported.
      return try Descriptor(
        opening: FilePath.parent(of: path), O_WRONLY | 0o20000000 | O_DIRECTORY, mode: permissions,
        operation: "write to")
    } catch .failed(_, _, EOPNOTSUPP), .failed(_, _, EINVAL), .isDirectory {
      return nil
    } catch .notFound {
      throw .notFound(path: FilePath.parent(of: path))
    }
  }

  /// In the same folder, so that the rename stays within one file system.
  private static func temporaryName(for path: String) -> String {
    let name = ".\(FilePath.lastComponent(of: path).prefix(100)).\(getpid()).\(serial.add()).passforge-part"
    return FilePath.join(FilePath.parent(of: path), name)
  }

  private static let serial = SerialNumber()
}
