import Glibc
public import PassData

/// What `lstat` and `stat` tell of a path.
public struct FileStatus: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    case regular
    case directory
    case symbolicLink
    case other
  }

  public let kind: Kind
  public let size: Int
  /// When the bytes were last changed.
  public let modified: Timestamp
  /// The permission bits, such as 0o644.
  public let permissions: UInt32
  /// Together with ``inode`` tells whether two spellings name one file.
  public let device: UInt64
  public let inode: UInt64
  /// When content or status last changed, by the file system's clock.
  public let changed: Timestamp

  /// - Parameter followingLinks: whether a symbolic link is looked through.
  public init(of path: String, followingLinks: Bool = true) throws(SystemError) {
    try requireNoNUL(path, operation: "look at")
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw SystemError(errorNumber: errno, operation: "look at", path: path) }
    self.init(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .other
      }
    size = Int(status.st_size)
    modified = Timestamp(
      seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int32(status.st_mtim.tv_nsec))
    permissions = status.st_mode & 0o7777
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    changed = Timestamp(seconds: Int64(status.st_ctim.tv_sec), nanoseconds: Int32(status.st_ctim.tv_nsec))
  }

  public static func exists(_ path: String) -> Bool {
    (try? FileStatus(of: path, followingLinks: false)) != nil
  }

  public func isSameFile(as other: FileStatus) -> Bool { device == other.device && inode == other.inode }
}
