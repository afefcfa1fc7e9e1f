import PassBundle
import PassData
import TestSupport
import Testing

/// The vectors in `Tests/Vectors/pkpass`: a package with one thing broken, and exactly what must be found.
///
///     comment: why
///     break: entry icon.png flags 1
///     expect: error archive.encrypted
///     -- pass.json --
///     {}
///
/// Manifest and signature are made when the vector is read; `break` lines change one thing after another.
@Suite struct PackageVectorTests {
  @Test func `there are vectors`() {
    #expect(VectorFile.all(in: "pkpass").count >= 40)
  }

  @Test(arguments: VectorFile.all(in: "pkpass"))
  func `exactly what is expected is found`(_ vector: VectorFile) throws {
    try #require(!vector["comment"].isEmpty)
    let opened = OpenedPass(try Self.bytes(of: vector), file: "v")
    #expect(opened.findings.map { "\($0.severity) \($0.code)" }.sorted() == vector["expect"].sorted())
  }

  struct Unknown: Error { let line: String }

  static func bytes(of vector: VectorFile) throws -> [UInt8] {
    var package = PackageBuilder(vector.files.map { ($0.name, $0.text) })
    var archiveEdits: [(inout ArchiveBuilder) -> Void] = []
    var manifestEdits: [(inout [(String, String)]) -> Void] = []
    var dropped = 0
    for line in vector["break"] {
      let words = line.split(separator: " ").map { String($0).replacing("␠", with: " ") }
      switch (words.first, words.count) {
      case ("archive", 3):
        if words[1] == "cut" {
          dropped = Int(words[2]) ?? 0
        } else {
          archiveEdits.append(try archiveEdit(words))
        }
      case ("entry", 3...): archiveEdits.append(try entryEdit(words))
      case ("list", 3): manifestEdits.append { $0 = $0.filter { $0.0 != words[1] } + [(words[1], words[2])] }
      case ("unlist", 2): manifestEdits.append { $0.removeAll { $0.0 == words[1] } }
      case ("manifest", _): package.manifest = Array(line.dropFirst(9).utf8)
      case ("order", 1): package.order = true
      default: throw Unknown(line: line)
      }
    }
    package.editManifest = { members in for edit in manifestEdits { edit(&members) } }
    package.editArchive = { archive in for edit in archiveEdits { edit(&archive) } }
    return Array(package.bytes.dropLast(dropped))
  }

  private static func archiveEdit(_ words: [String]) throws -> (inout ArchiveBuilder) -> Void {
    guard let value = Int(words[2]) else { throw Unknown(line: words.joined(separator: " ")) }
    let filler = [UInt8](repeating: 0x2E, count: value)
    switch words[1] {
    case "leading": return { $0.leading = filler }
    case "trailing": return { $0.trailing = filler }
    case "comment": return { $0.comment = filler }
    case "before-end": return { $0.beforeEnd = filler }
    case "disk": return { $0.disk = value }
    case "zip64": return { $0.usesZip64 = true }
    case "count": return { $0.entryCount = value }
    case "directory-size": return { $0.directorySize = value }
    default: throw Unknown(line: words.joined(separator: " "))
    }
  }

  private static func entryEdit(_ words: [String]) throws -> (inout ArchiveBuilder) -> Void {
    let change = try change(words)
    return { archive in
      if words[2] == "remove" { archive.entries.removeAll { $0.name.elementsEqual(words[1].utf8) } }
      if words[2] == "add" { archive.entries.append(.init(words[1], words.count > 3 ? words[3] : "")) }
      for index in archive.entries.indices where archive.entries[index].name.elementsEqual(words[1].utf8) {
        change(&archive.entries[index])
      }
    }
  }

  private static func change(_ words: [String]) throws -> (inout ArchiveBuilder.Entry) -> Void {
    let text = words.count > 3 ? words[3] : ""
    switch words[2] {
    case "remove", "add": return { _ in }
    case "rename": return { $0.name = Array(text.utf8) }
    case "name-byte": return { $0.name.append(UInt8(text, radix: 16) ?? 0) }
    case "local-name": return { $0.localName = Array(text.utf8) }
    case "flags": return { $0.flags = Int(text) ?? 0 }
    case "local-flags": return { $0.localFlags = Int(text) ?? 0 }
    case "method": return { $0.method = Int(text) ?? 0 }
    case "local-method": return { $0.localMethod = Int(text) ?? 0 }
    case "mode": return { $0.attributes = (Int(text, radix: 8) ?? 0) << 16 }
    case "crc": return { $0.crc = UInt32(text) ?? 0 }
    case "local-crc": return { $0.localCRC = UInt32(text) ?? 0 }
    case "size": return { $0.size = Int(text) ?? 0 }
    case "local-size": return { $0.localSize = Int(text) ?? 0 }
    case "offset": return { $0.offset = Int(text) ?? 0 }
    case "gap": return { $0.gapBefore = [UInt8](repeating: 0, count: Int(text) ?? 0) }
    case "hide": return { $0.isListed = false }
    case "bytes": return { $0.packed = Array(text.utf8) }
    case "deflate":
      return {
        $0.packed = ArchiveBuilder.deflate($0.packed)
        $0.method = 8
      }
    default: throw Unknown(line: words.joined(separator: " "))
    }
  }
}
