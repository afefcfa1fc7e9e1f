import PassCrypto
import PassData

/// Compares a manifest with the files of its archive, both ways.
struct ManifestCheck {
  private(set) var manifest: OpenedManifest?
  private(set) var findings: [Diagnostic] = []
  private let kind: PackageKind
  private let file: String

  init(_ entries: [OpenedEntry], kind: PackageKind, file: String) {
    self.kind = kind
    self.file = file
    guard let bytes = entries.first(where: { $0.path == .manifest })?.bytes else { return }
    do throws(UnreadableManifest) {
      let manifest = try OpenedManifest(bytes, file: "\(file)!manifest.json")
      self.manifest = manifest
      compare(manifest, with: entries)
    } catch {
      findings.append(OpeningFinding.manifestNotJSON(error.reason).diagnostic(at: error.location))
    }
  }

  /// A manifest may list a million files that are not there; a thousand of them say enough.
  private mutating func report(_ finding: OpeningFinding) {
    if findings.count < 1_000 { findings.append(finding.diagnostic(file: file)) }
  }

  private mutating func compare(_ manifest: OpenedManifest, with entries: [OpenedEntry]) {
    var listed: [ByteString: OpenedManifest.Line] = [:]
    for line in manifest.lines { listed[ByteString(line.name)] = line }
    let present = Set(entries.filter(\.hasTextName).map { ByteString($0.name) })
    var unlisted = entries.filter { entry in
      entry.path != .manifest && entry.path != .signature
        && (!entry.hasTextName || listed[ByteString(entry.name)] == nil)
    }
    // Only names of localized files can be meant by a name without folder.
    let localized = Self.localizedNames(of: unlisted)
    for line in manifest.lines where !present.contains(ByteString(line.name)) {
      if let meant = judgeAbsent(line, localized) { unlisted.removeAll { $0.name.hasSameBytes(as: meant) } }
    }
    for entry in entries where entry.hasTextName {
      guard let line = listed[ByteString(entry.name)] else { continue }
      if entry.path == .manifest || entry.path == .signature {
        report(.listsItself(entry.name))
      } else {
        judge(line, of: entry)
      }
    }
    for entry in unlisted { report(.unlisted(entry.name)) }
  }

  /// Unlisted files of `xx.lproj` folders by their names without the folder.
  private static func localizedNames(of entries: [OpenedEntry]) -> [ByteString: String] {
    var names: [ByteString: String] = [:]
    for entry in entries where entry.path?.folder?.lowercased().hasSuffix(".lproj") == true {
      names[ByteString(entry.path?.name ?? "")] = entry.name
    }
    return names
  }

  /// A listed file that is not there. Gives the file that was meant, where it is plain.
  private mutating func judgeAbsent(_ line: OpenedManifest.Line, _ localized: [ByteString: String]) -> String?
  {
    if ["manifest.json", "signature"].contains(where: { $0.hasSameBytes(as: line.name) }) {
      report(.listsItself(line.name))
    } else if line.name.utf8.last == 0x2F {
      report(.listsFolder(line.name))
    } else if let meant = localized[ByteString(line.name)] {
      report(.localizedPath(line.name, found: meant))
      return meant
    } else {
      report(.listedAndMissing(line.name))
    }
    return nil
  }

  /// A listed file that is there.
  private mutating func judge(_ line: OpenedManifest.Line, of entry: OpenedEntry) {
    let digits = line.digest.utf8.count
    guard let stated = [UInt8](hexadecimal: line.digest.lowercased()), digits == kind.digestDigits else {
      let isOtherDigest = kind == .pass && [64, 96, 128].contains(digits)
      report(
        isOtherDigest ? .notSHA1(line.name, digits: digits) : .digestLength(line.name, digits: digits, kind))
      return
    }
    if line.digest.utf8.contains(where: { (0x41...0x46).contains($0) }) {
      report(.uppercaseDigest(line.name))
    }
    // Unreadable bytes have been told as such.
    guard let found = entry.digest, found != stated else { return }
    report(.digestDiffers(line.name, listed: line.digest, found: found.hexadecimal))
  }
}
