public import PassZip

extension PassArchive {
  /// Opens an archive from its bytes; nothing of it is believed. See ``OpenedPass``.
  public static func open(_ bytes: [UInt8], file: String, limits: ArchiveLimits = ArchiveLimits())
    -> OpenedPass
  {
    OpenedPass(bytes, file: file, limits: limits)
  }
}
