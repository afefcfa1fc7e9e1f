/// A file in an archive that was opened. Nothing of it is believed.
public struct OpenedEntry: Sendable {
  /// As the archive has it; bytes that are no UTF-8 are replaced.
  public let name: String

  /// The name as a path, where it is one: nothing else is ever unpacked to a disk.
  public let path: BundlePath?

  /// The bytes; nil where they can't be read or would exceed the limits.
  public let bytes: [UInt8]?

  /// As the archive states it.
  public let size: Int
  public let packedSize: Int

  /// Whether the archive says that it is a link, a device or a pipe.
  public let isPlainFile: Bool

  /// Whether the name is UTF-8. What is not can't be what a manifest lists.
  let hasTextName: Bool

  /// What an intact manifest would list; computed once, when the manifest is checked.
  let digest: [UInt8]?
}
