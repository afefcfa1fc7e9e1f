import PassData
import PassSystem

/// Walks a pass folder once, sorted by the bytes of the names, and sorts what it meets.
struct FolderWalk {
  private let root: String
  private let limits: PassFolder.Limits
  private var totalBytes = 0

  private(set) var passJSON: [UInt8]?
  private(set) var templateJSON: [UInt8]?
  private(set) var assets: [BundlePath: Asset] = [:]
  private(set) var findings: [Diagnostic] = []

  /// Which limit was passed, if one was. The walk ends there.
  private(set) var overflow: Diagnostic?

  init(root: String, limits: PassFolder.Limits) {
    self.root = root
    self.limits = limits
  }

  /// - Parameter folder: relative to the root, empty for the root itself.
  mutating func visit(_ folder: String, depth: Int) throws(SystemError) {
    for entry in try Directory.entries(of: FilePath.join(root, folder)) {
      guard overflow == nil else { return }
      let relative = FilePath.join(folder, entry.name)
      let place = FilePath.join(root, relative)
      if SystemDroppings.contains(entry.name) {
        findings.append(FolderFinding.dropping(relative, at: place))
        continue
      }
      switch entry.status.kind {
      case .symbolicLink:
        findings.append(FolderFinding.symbolicLink(relative, at: place))
      case .other:
        findings.append(FolderFinding.notAFile(relative, at: place))
      case .directory:
        guard depth < limits.depth else {
          overflow = FolderFinding.tooDeep(relative, limit: limits.depth, at: place)
          return
        }
        try visit(relative, depth: depth + 1)
      case .regular:
        try take(relative, size: entry.status.size, at: place)
      }
    }
  }

  private mutating func take(_ relative: String, size: Int, at place: String) throws(SystemError) {
    guard let path = BundlePath(relative) else {
      let fault = BundlePath.fault(in: relative) ?? .empty
      findings.append(FolderFinding.badName(relative, fault: fault, at: place))
      return
    }
    guard assets.count < limits.files, size <= limits.fileBytes, totalBytes + size <= limits.totalBytes else {
      overflow = FolderFinding.tooMuch(relative, limits: limits, at: place)
      return
    }
    if let leftOut = LeftOutFile(path) {
      if leftOut == .template { templateJSON = try read(place) }
      findings.append(FolderFinding.leftOut(leftOut, path, at: place))
      return
    }
    let bytes = try read(place)
    totalBytes += bytes.count
    if let secret = SecretFile.kind(name: path.name, bytes: bytes) {
      findings.append(FolderFinding.secret(secret, path, at: place))
    } else if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      findings.append(FolderFinding.nestedArchive(path, at: place))
    } else if path == .passJSON {
      passJSON = bytes
    } else {
      assets[path] = Asset(bytes)
    }
  }

  /// Never through a link, in case one was put there since the folder was listed.
  private func read(_ place: String) throws(SystemError) -> [UInt8] {
    try FileReader.read(place, limit: limits.fileBytes, followingLinks: false)
  }
}
