public import PassBundle
public import PassData

/// A pass to look at: its tree and its files, wherever they come from.
public struct PreviewPass: Sendable {
  /// What to call it: the folder or file as the user named it.
  public var name: String
  public var tree: JSONValue
  /// The text behind the tree, where findings have their place.
  public var document: JSONDocument?
  public var files: [String: [UInt8]]
  /// Whether it is somebody's finished pass, whose faults `lint` judges more mildly.
  public var isFinished: Bool
  /// What reading it told.
  public var findings: [Diagnostic]
  /// What rows must be, where it is one of many from a template.
  public var rowSchema: JSONValue?

  public init(
    name: String, tree: JSONValue, document: JSONDocument? = nil, files: [String: [UInt8]],
    isFinished: Bool = false,
    findings: [Diagnostic] = []
  ) {
    self.name = name
    self.tree = tree
    self.document = document
    self.files = files
    self.isFinished = isFinished
    self.findings = findings
  }

  /// A finished pass folder, as it stands.
  public init(_ folder: PassFolder) {
    self.init(
      name: folder.path, tree: folder.passJSON.value, document: folder.passJSON,
      files: Self.files(folder.assets), findings: folder.findings)
  }

  /// - Returns: nil where the archive has no pass.json that could be read.
  public init?(_ opened: OpenedPass) {
    guard let document = opened.document else { return nil }
    var files: [String: [UInt8]] = [:]
    for entry in opened.entries {
      guard let path = entry.path, let bytes = entry.bytes else { continue }
      files[path.text] = bytes
    }
    self.init(
      name: opened.file, tree: document.value, document: document, files: files, isFinished: true,
      findings: opened.findings)
  }

  static func files(_ assets: [BundlePath: Asset]) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (path, asset) in assets { files[path.text] = asset.bytes }
    return files
  }

  var languageFolders: [String] {
    Set(
      files.keys.compactMap { path -> String? in
        guard let slash = path.firstIndex(of: "/") else { return nil }
        let folder = String(path[..<slash])
        return folder.hasSuffix(".lproj") ? folder : nil
      }
    ).sorted()
  }
}
