import Glibc

/// Takes files of our own away.
public enum FileRemoval {
  /// Removes a file; one that is not there is no fault.
  public static func removeIfPresent(_ path: String) throws(SystemError) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw SystemError(errorNumber: errno, operation: "remove", path: path)
  }

  /// Removes a folder that nothing is left in; any other stays.
  public static func removeIfEmpty(_ folder: String) { rmdir(folder) }
}
