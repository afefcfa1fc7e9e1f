import Glibc

/// Other programs that this one hands over to.
public enum Program {
  /// Whether a path names a file that may be run.
  public static func isExecutable(_ path: String) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
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
