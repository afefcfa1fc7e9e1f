import Glibc

/// Holds a lock on a file among processes for as long as it lives. The file stays, empty.
public struct FileLock: ~Copyable {
  private let file: Descriptor

  /// Waits until nobody else holds the lock. The file is made if it is missing.
  public init(waitingFor path: String) throws(SystemError) {
    let file = try Descriptor(opening: path, O_RDWR | O_CREAT, mode: 0o600, operation: "open")
    var result: Int32
    repeat { result = flock(file.raw, LOCK_EX) } while result != 0 && errno == EINTR
    guard result == 0 else { throw SystemError(errorNumber: errno, operation: "lock", path: path) }
    self.file = file
  }
}
