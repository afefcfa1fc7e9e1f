@preconcurrency import Glibc

/// The variables of a process, or of a test that plays one.
public struct Environment: Sendable, Equatable {
  public let variables: [String: String]

  public init(_ variables: [String: String]) { self.variables = variables }

  /// What this process was started with.
  public static func ofProcess() -> Environment {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(text[..<equals])] = String(text[text.utf8.index(after: equals)...])
      }
      next += 1
    }
    return Environment(variables)
  }

  /// The value of a variable; nil where it is unset. An empty value counts as unset, as shells use it.
  public subscript(name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  /// The folder of this user's data: `$XDG_DATA_HOME/passforge`, else `~/.local/share/passforge`.
  ///
  /// - Returns: nil where neither variable is set. The XDG specification says to ignore a relative path.
  public var dataFolder: String? {
    if let folder = self["XDG_DATA_HOME"], folder.hasPrefix("/") { return FilePath.join(folder, "passforge") }
    return self["HOME"].map { FilePath.join($0, ".local/share/passforge") }
  }
}
