/// Writes a file that appears whole or not at all; see ``PartFile``.
public enum AtomicFile {
  public typealias Existing = PartFile.Existing

  /// - Parameters:
  ///   - permissions: 0o666 lessened by the umask for ordinary files, 0o600 for keys.
  ///   - syncing: whether the bytes are on the disk before the name appears.
  public static func write(
    _ bytes: [UInt8], to path: String, existing: Existing, permissions: UInt32 = 0o666, syncing: Bool = true
  ) throws(SystemError) {
    // Told before the work; publishing asks again, for files that appear meanwhile.
    if existing == .refuse, FileStatus.exists(path) { throw .exists(path: path) }
    if (try? FileStatus(of: path))?.kind == .directory { throw .isDirectory(path: path) }
    try Replacement.check(path)
    let file = try PartFile(for: path, permissions: permissions)
    try file.append(bytes)
    if syncing { try file.sync() }
    try file.publish(existing: existing)
  }
}
