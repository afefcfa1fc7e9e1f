import Glibc

/// A file that no folder lists: room on the disk that is given back when this value goes, even after a crash.
///
/// For what must not stay in memory: spooled input, tables of what was seen. Made in `TMPDIR`, else `/tmp`.
public final class UnnamedFile: Sendable {
  private let descriptor: Int32
  private let folder: String

  /// - Parameter folder: where the room is taken; it must be writable.
  public init(in folder: String) throws(SystemError) {
    self.folder = folder
    // __O_TMPFILE | O_DIRECTORY; the macro is not imported.
    let unnamed = open(folder, O_RDWR | 0o20000000 | O_DIRECTORY | O_CLOEXEC, 0o600)
    if unnamed >= 0 {
      descriptor = unnamed
      return
    }
    // A file system without such files: make one with a name and take the name away at once.
    var template = Array((FilePath.join(folder, ".passforge-XXXXXX")).utf8CString)
    let named = template.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return -1 }
      let made = mkstemp(base)
      if made >= 0 { unlink(base) }
      return made
    }
    guard named >= 0 else { throw SystemError(errorNumber: errno, operation: "make a file in", path: folder) }
    descriptor = named
  }

  deinit { close(descriptor) }

  /// Fills `buffer` from `offset`. Bytes past the end, and holes, are zero.
  public func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) {
    var filled = 0
    while filled < buffer.count {
      let count = pread(
        descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled, off_t(offset + filled))
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(errorNumber: errno, operation: "read a file in", path: folder)
      }
      if count == 0 {
        UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).initializeMemory(
          as: UInt8.self, repeating: 0)
        return
      }
      filled += count
    }
  }

  /// Writes all of `bytes` at `offset`.
  public func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = pwrite(
        descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written, off_t(offset + written))
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(errorNumber: errno, operation: "write a file in", path: folder)
      }
      written += count
    }
  }
}
