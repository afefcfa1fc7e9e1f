import Glibc

/// Other programs that this one hands over to.
public enum Program {
  /// Whether a path names a file that may be run.
  public static func isExecutable(_ path: String) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }

  /// The first executable file of this name in the folders of `PATH`; nil where there is none. Folders that are relative
  /// are passed over: what runs must not depend on where one stands.
  public static func find(_ name: String, in environment: Environment) -> String? {
    let folders = environment["PATH"]?.split(separator: ":").filter { $0.hasPrefix("/") } ?? []
    return folders.map { FilePath.join(String($0), name) }.first(where: isExecutable)
  }

  /// Where a path leads once its links are followed; nil where it leads nowhere.
  public static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Becomes another program: the same process, its streams and its environment. Returns only by throwing.
  public static func become(_ path: String, arguments: [String]) throws(SystemError) -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let reason = errno
    for word in words { free(word) }
    throw SystemError(errorNumber: reason, operation: "run", path: path)
  }
}
