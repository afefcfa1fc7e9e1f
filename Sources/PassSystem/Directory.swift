import Glibc
import PassData

/// Lists and makes folders.
public enum Directory {
  public struct Entry: Sendable, Equatable {
    public let name: String
    public let status: FileStatus
  }

  /// Everything in a folder but `.` and `..`, links not looked through, sorted by the bytes of the names.
  ///
  /// A name that is not UTF-8 is given with replacement characters; opening it then fails by name.
  public static func entries(of path: String) throws(SystemError) -> [Entry] {
    try requireNoNUL(path, operation: "list")
    guard let stream = opendir(path) else {
      throw SystemError(errorNumber: errno, operation: "list", path: path)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    names.sort { $0.precedesByBytes($1) }
    var entries: [Entry] = []
    entries.reserveCapacity(names.count)
    for name in names {
      entries.append(Entry(name: name, status: try FileStatus(of: path + "/" + name, followingLinks: false)))
    }
    return entries
  }

  /// Makes a folder and those above it that are missing.
  public static func create(_ path: String, mode: UInt32 = 0o777) throws(SystemError) {
    try requireNoNUL(path, operation: "make the folder")
    if mkdir(path, mode) == 0 { return }
    let reason = errno
    if reason == EEXIST {
      guard try FileStatus(of: path).kind == .directory else { throw .notDirectory(path: path) }
      return
    }
    let parent = FilePath.parent(of: path)
    guard reason == ENOENT, parent != path, parent != "." else {
      throw SystemError(errorNumber: reason, operation: "make the folder", path: path)
    }
    try create(parent, mode: mode)
    guard mkdir(path, mode) == 0 || errno == EEXIST else {
      throw SystemError(errorNumber: errno, operation: "make the folder", path: path)
    }
  }
}
