import CPosix
import Glibc

/// A file that grows at its end, can be cut back to a known length, and is read where it was written.
///
/// For archives, reports and journals of a batch. Each ``append(_:)`` is one write, so that after a kill the file ends
/// where an append ended or within the last one, never in the middle of an older one.
public final class GrowingFile: Sendable {
  public let path: String
  private let descriptor: Int32

  /// Opens a file, making it where it is missing.
  public init(at path: String, permissions: UInt32 = 0o666) throws(SystemError) {
    self.path = path
    var opened: Int32
    repeat {
      opened = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, permissions)
    } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw SystemError(errorNumber: errno, operation: "open", path: path) }
    descriptor = opened
  }

  deinit { close(descriptor) }

  public func append(_ bytes: [UInt8]) throws(SystemError) { try writeAll(bytes, to: descriptor, path: path) }

  /// A few pieces in one write.
  public func append(_ pieces: [[UInt8]]) throws(SystemError) {
    try writeAll(pieces, to: descriptor, path: path)
  }

  public func size() throws(SystemError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw SystemError(errorNumber: errno, operation: "look at", path: path)
    }
    return Int(status.st_size)
  }

  /// Forgets everything after `size` bytes.
  public func cut(to size: Int) throws(SystemError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else {
      throw SystemError(errorNumber: errno, operation: "shorten", path: path)
    }
  }

  /// Up to `count` bytes from `offset`; fewer at the end.
  public func read(_ count: Int, at offset: Int) throws(SystemError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count {
        let got = pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(offset + filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        filled += got
      }
    }
    guard failure == 0 else { throw SystemError(errorNumber: failure, operation: "read", path: path) }
    return bytes
  }

  /// Waits until the bytes are on the disk.
  public func sync() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw SystemError(errorNumber: errno, operation: "sync", path: path) }
  }

  /// Keeps the file for this process until it is closed; false where another process has it. A file system without
  /// locks gives it to everybody.
  public func claim() -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { return true }
    }
    return true
  }

  /// Gives up what ``claim()`` got.
  public func release() { _ = flock(descriptor, LOCK_UN) }

  /// Waits until everything written to this file's file system is on the disk, other files included.
  public func syncFileSystem() throws(SystemError) {
    guard syncfs(descriptor) == 0 else {
      throw SystemError(errorNumber: errno, operation: "sync", path: path)
    }
  }

  /// Gives the file another name in the same folder; a file of that name is replaced.
  public func rename(to path: String) throws(SystemError) {
    try Replacement.check(path)
    guard Glibc.rename(self.path, path) == 0 else {
      throw SystemError(errorNumber: errno, operation: "rename to", path: path)
    }
  }
}
