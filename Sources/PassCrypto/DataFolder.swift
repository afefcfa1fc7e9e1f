internal import PassSystem

/// Where passforge keeps what belongs to this user: `$XDG_DATA_HOME/passforge`, else `~/.local/share/passforge`.
public struct DataFolder: Sendable, Hashable {
  public let path: String

  public init(path: String) { self.path = path }

  /// By the XDG base directory specification, which says to pass over relative paths.
  /// - Throws: ``CryptoError/noDataFolder`` where neither `XDG_DATA_HOME` nor `HOME` helps.
  public init(environment: [String: String]) throws(CryptoError) {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      path = FilePath.join(data, "passforge")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = FilePath.join(home, ".local/share/passforge")
    } else {
      throw .noDataFolder
    }
  }

  /// Apple's certificates that the user installed.
  public var authorities: String { FilePath.join(path, "authorities") }
  /// The development root and what it issued.
  public var development: String { FilePath.join(path, "development") }
}
