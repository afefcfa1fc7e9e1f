import Glibc

/// Reads whole files, with a limit against surprises.
public enum FileReader {
  /// - Throws: ``SystemError`` for what cannot be opened or read, is a folder, or is larger than `limit` bytes.
  public static func read(_ path: String, limit: Int = 1 << 30, followingLinks: Bool = true)
    throws(SystemError)
    -> [UInt8]
  {
    let file = try Descriptor(
      opening: path, O_RDONLY | (followingLinks ? 0 : O_NOFOLLOW), operation: "read")
    var status = stat()
    guard fstat(file.raw, &status) == 0 else {
      throw SystemError(errorNumber: errno, operation: "read", path: path)
    }
    let facts = FileStatus(status)
    guard facts.kind != .directory else { throw .isDirectory(path: path) }
    guard facts.size <= limit else { throw .tooLarge(path: path, limit: limit) }
    return try readToEnd(file.raw, path: path, expected: facts.size, limit: limit)
  }

  /// Reads a descriptor that someone else opened, such as standard input. It stays open.
  public static func read(descriptor: Int32, named name: String, limit: Int = 1 << 30) throws(SystemError)
    -> [UInt8]
  {
    try readToEnd(descriptor, path: name, expected: 0, limit: limit)
  }
}
