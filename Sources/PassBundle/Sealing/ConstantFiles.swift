import PassCrypto
public import PassZip

/// The files that are the same in every pass of a template, with all that can be prepared once.
///
/// They stand first in the archive and first in the manifest, so that a batch reuses their bytes, their part of the
/// manifest and the SHA-256 state after them. A single pass needs no ``preparedForMany()``; its bytes are the same.
public struct ConstantFiles: Sendable {
  /// Sorted by the UTF-8 bytes of their paths.
  public let files: [BundleFile]

  /// Their members of the manifest, as they stand in it.
  let manifestPart: [UInt8]

  let prepared: PreparedArchive?

  /// - Throws: ``BundleError/reservedPath(_:)`` for `pass.json`, `manifest.json` and `signature`.
  public init(_ assets: [BundlePath: Asset] = [:]) throws(BundleError) {
    if let reserved = assets.keys.filter(\.isReserved).min() { throw .reservedPath(reserved) }
    files = BundleFile.sorted(assets)
    manifestPart = Manifest.members(of: files)
    prepared = nil
  }

  private init(files: [BundleFile], manifestPart: [UInt8], prepared: PreparedArchive) {
    self.files = files
    self.manifestPart = manifestPart
    self.prepared = prepared
  }

  /// The same files with their part of the archive written by libzip once; each pass is then spliced from it.
  public func preparedForMany() throws(ZipError) -> ConstantFiles {
    ConstantFiles(files: files, manifestPart: manifestPart, prepared: try PreparedArchive(files))
  }

  /// The file at a path, by binary search.
  public subscript(path: BundlePath) -> Asset? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? files[low].asset : nil
  }
}
