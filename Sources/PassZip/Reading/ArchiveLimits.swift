/// How much of an archive from elsewhere is read. Nothing beyond is ever allocated.
public struct ArchiveLimits: Sendable, Equatable {
  /// Bytes of the archive itself.
  public var archiveBytes = 256 << 20

  /// Files and folders in it.
  public var entries = 2_000

  /// Bytes of one file, unpacked.
  public var entryBytes = 64 << 20

  /// Bytes of all files, unpacked.
  public var totalBytes = 256 << 20

  /// How many times its packed size a file may have. Counts for files over ``ratioFrom`` bytes only: small texts shrink
  /// well.
  public var ratio = 200

  /// From which unpacked size on ``ratio`` counts.
  public var ratioFrom = 1 << 20

  /// How deep archives are opened in archives: 1 for the passes of a `.pkpasses`.
  public var depth = 1

  public init() {}
}
