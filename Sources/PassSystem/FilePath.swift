/// Paths as text, with `/` between components.
public enum FilePath {
  /// `base` followed by `path`, or `path` alone where it is absolute or the base is empty.
  public static func join(_ base: String, _ path: String) -> String {
    if path.hasPrefix("/") || base.isEmpty { return path }
    return base.hasSuffix("/") ? base + path : base + "/" + path
  }

  /// `a/b` of `a/b/c`, `.` of `c`, `/` of `/c`.
  public static func parent(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let parent = withoutTrailingSlashes(String(trimmed[..<slash]))
    return parent.isEmpty ? "/" : parent
  }

  /// `c` of `a/b/c` and of `a/b/c/`.
  public static func lastComponent(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var result = path
    while result.utf8.count > 1, result.hasSuffix("/") { result.removeLast() }
    return result
  }
}
