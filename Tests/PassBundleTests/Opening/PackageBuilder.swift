import PassCrypto
import PassData
import TestSupport

/// A package whose manifest fits its files until a test changes one thing.
struct PackageBuilder {
  var files: [(name: String, bytes: [UInt8])]
  var order = false
  /// Changes the manifest's members before they are written.
  var editManifest: (inout [(String, String)]) -> Void = { _ in }
  /// The manifest's bytes, if they shall be others.
  var manifest: [UInt8]?
  var signature: [UInt8]? = [0x30, 0x00]
  /// Changes the archive after all.
  var editArchive: (inout ArchiveBuilder) -> Void = { _ in }

  init(
    _ files: [(String, String)] = [("pass.json", "{}"), ("icon.png", "icon"), ("de.lproj/logo.png", "logo")]
  ) {
    self.files = files.map { ($0.0, Array($0.1.utf8)) }
  }

  func with(_ change: (inout PackageBuilder) -> Void) -> PackageBuilder {
    var copy = self
    change(&copy)
    return copy
  }

  var manifestBytes: [UInt8] {
    if let manifest { return manifest }
    var members = files.map { file in
      (file.name, (order ? Digest.sha256(file.bytes) : Digest.sha1(file.bytes)).hexadecimal)
    }
    editManifest(&members)
    let object = JSONObject(
      uniqueMembers: members.map { JSONObject.Member(key: $0.0, value: .string($0.1)) })
    return JSONWriter.write(.object(object))
  }

  var bytes: [UInt8] {
    var entries = files.map { ArchiveBuilder.Entry($0.name, $0.bytes) }
    entries.append(ArchiveBuilder.Entry("manifest.json", manifestBytes))
    if let signature { entries.append(ArchiveBuilder.Entry("signature", signature)) }
    var archive = ArchiveBuilder(entries)
    editArchive(&archive)
    return archive.bytes
  }
}
