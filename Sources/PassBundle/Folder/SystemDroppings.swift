/// Names that operating systems and version control leave in folders. They belong in no pass.
public enum SystemDroppings {
  private static let names: [String] = [
    ".ds_store", "__macosx", "thumbs.db", "desktop.ini", "icon\r", ".directory",
    ".spotlight-v100", ".trashes", ".fseventsd", ".svn", ".hg",
  ]

  /// Whether a file or folder of this name is such a leftover. Case does not count: neither does it on the systems
  /// that make them.
  public static func contains(_ name: String) -> Bool {
    let lower = name.lowercased()
    // `._icon.png` is what macOS makes of extended attributes; `.git`, `.gitignore`, `.gitattributes`.
    return names.contains(lower) || lower.hasPrefix("._") || lower.hasPrefix(".git")
  }
}
