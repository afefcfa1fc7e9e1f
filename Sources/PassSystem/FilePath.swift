/// Paths as text, with `/` between components.
public enum FilePath {
  /// `base` followed by `path`, or `path` alone where it is absolute or the base is empty.
  public static func join(_ base: String, _ path: String) -> String {
    if path.utf8.first == slash || base.isEmpty { return path }
    return base.utf8.last == slash ? base + path : base + "/" + path
  }

  /// `a/b` of `a/b/c`, `.` of `c`, `/` of `/c`.
  public static func parent(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: slash) else { return "." }
    let parent = withoutTrailingSlashes(String(trimmed[..<slash]))
    return parent.isEmpty ? "/" : parent
  }

  /// `c` of `a/b/c` and of `a/b/c/`.
  public static func lastComponent(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: slash) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  /// A slash is a byte: in front of a combining accent it is one too, though no `Character` of its own.
  private static let slash = UInt8(ascii: "/")

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var end = path.utf8.endIndex
    while end > path.utf8.startIndex {
      let last = path.utf8.index(before: end)
      guard path.utf8[last] == slash, last > path.utf8.startIndex else { break }
      end = last
    }
    return String(path[..<end])
  }
}
