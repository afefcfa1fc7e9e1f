import PassData

/// Judges the names in an archive: what is missing, what lies in the wrong place, what should not be there.
struct NameCheck {
  private(set) var findings: [Diagnostic] = []
  private let file: String

  init(_ entries: [OpenedEntry], kind: PackageKind, file: String) {
    self.file = file
    let wrapper = Self.wrapper(of: entries, kind: kind)
    if let wrapper { report(.wrapped(in: wrapper)) }
    for entry in entries { judgeForm(of: entry.name) }
    judgeJunk(entries.map(\.name))
    judgeContents(of: entries, kind: kind)
    guard wrapper == nil, let main = kind.mainFile else { return }
    judgeRoot(entries, required: [main, .manifest, .signature])
  }

  private mutating func report(_ finding: OpeningFinding) { findings.append(finding.diagnostic(file: file)) }

  /// The one folder that everything lies in, where somebody packed the folder in place of what is in it.
  private static func wrapper(of entries: [OpenedEntry], kind: PackageKind) -> String? {
    let names = entries.map(\.name).filter { !$0.hasPrefix("__MACOSX/") }
    guard let first = names.first, let slash = first.utf8.firstIndex(of: 0x2F), slash != first.startIndex
    else {
      return nil
    }
    let folder = String(first[...slash])
    let main = ["pass.json", "order.json"].map { ByteString(folder + $0) }
    guard names.allSatisfy({ $0.hasPrefix(folder) }), names.contains(where: { main.contains(ByteString($0)) })
    else { return nil }
    return String(folder.dropLast())
  }

  private mutating func judgeForm(of name: String) {
    switch BundlePath.fault(in: name) {
    case .backslash: report(.backslash(name))
    case .absolute, .climbing, .emptyComponent: report(.unsafePath(name))
    case .tooLong, .empty: report(.badName(name))
    // Control characters are the archive's finding.
    case .controlCharacter, nil: break
    }
  }

  /// One finding for each leftover, however much is in it.
  private mutating func judgeJunk(_ names: [String]) {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for name in names {
      let components = name.split(separator: "/", omittingEmptySubsequences: false)
      guard let index = components.firstIndex(where: { SystemDroppings.contains(String($0)) }) else {
        continue
      }
      let junk = components[...index].joined(separator: "/")
      if counts[junk] == nil { order.append(junk) }
      counts[junk, default: 0] += 1
    }
    for junk in order { report(.junk(junk, count: counts[junk] ?? 1)) }
  }

  private mutating func judgeContents(of entries: [OpenedEntry], kind: PackageKind) {
    for entry in entries {
      guard let bytes = entry.bytes else { continue }
      if kind != .passes, bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { report(.nestedArchive(entry.name)) }
      if let secret = SecretFile.kind(name: entry.path?.name ?? entry.name, bytes: bytes) {
        report(.secret(entry.name, secret))
      }
    }
  }

  /// The files that every pass has at its root.
  private mutating func judgeRoot(_ entries: [OpenedEntry], required: [BundlePath]) {
    for path in required {
      if entries.contains(where: { $0.path == path }) { continue }
      if let other = entries.first(where: { $0.name.lowercased() == path.text && $0.path != path }) {
        report(.wrongCase(other.name, wanted: path))
      } else {
        report(.missing(path))
      }
    }
  }
}
