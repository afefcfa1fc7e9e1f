/// All files of one pass but its manifest and its signature, in the order of the archive.
///
/// First the files that no row changes, then those that a row changes, each group sorted by the UTF-8 bytes of the
/// paths; then `pass.json`.
public struct UnsignedBundle: Sendable {
  public let constant: ConstantFiles
  public let varying: [BundleFile]
  public let passJSON: Asset

  /// - Parameters:
  ///   - constant: the files that no row changes, prepared once per template.
  ///   - varying: images and strings that this row brings.
  ///   - passJSON: the bytes of `pass.json` as they shall be packed.
  /// - Throws: ``BundleError`` for a path that is reserved, or given in both groups.
  public init(constant: ConstantFiles, varying: [BundlePath: Asset] = [:], passJSON: Asset)
    throws(BundleError)
  {
    let sorted = varying.isEmpty ? [] : BundleFile.sorted(varying)
    for file in sorted {
      if file.path.isReserved { throw .reservedPath(file.path) }
      if constant[file.path] != nil { throw .duplicatePath(file.path) }
    }
    self.constant = constant
    self.varying = sorted
    self.passJSON = passJSON
  }

  /// Every file in the order of the archive, `pass.json` last.
  public var files: [BundleFile] {
    constant.files + varying + [BundleFile(path: .passJSON, asset: passJSON)]
  }

  /// The file at a path.
  public subscript(path: BundlePath) -> Asset? {
    if path == .passJSON { return passJSON }
    return varying.first { $0.path == path }?.asset ?? constant[path]
  }

  /// The manifest of these files.
  public var manifest: Manifest { Manifest(of: self) }
}
