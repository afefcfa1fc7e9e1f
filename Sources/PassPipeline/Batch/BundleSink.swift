import PassBundle
import PassCrypto
import PassData
import PassSystem
import PassZip

/// `.pkpasses` files, each with as many passes as Apple allows.
///
/// A bundle is written when it is full. A run that goes on takes passes that are right out of the bundles that are
/// there, so that none is made twice, and writes only bundles that come out different.
final class BundleSink: PassSink {
  /// Apple: at most 10 passes, at most 150 MB.
  static let passLimit = 10
  static let byteLimit = 150_000_000

  private let path: String
  private let existing: PartFile.Existing
  private var number = 1
  private var entries: [ZipEntry] = []
  private var bytes = 0
  private var opened: (file: String, entries: [ByteString: [UInt8]])?

  init(_ path: String, existing: PartFile.Existing) throws {
    self.path = path
    self.existing = existing
  }

  var place: @Sendable (Int, OutputName) -> String { { _, name in name.text } }

  var writer: (any PassWriting)? { nil }

  var syncer: @Sendable () throws(SystemError) -> Void { { () throws(SystemError) in } }

  func keep(_ known: KnownPasses.Entry) throws -> Bool {
    for number in [self.number, self.number + 1] {
      guard let bytes = try passes(inBundle: number)[ByteString(known.pass.file)],
        Digest.sha256(bytes).hexadecimal == known.pass.sha256
      else { continue }
      try add(ZipEntry(known.pass.file, bytes))
      return true
    }
    return false
  }

  func put(_ archive: PassArchive, as file: String, begun: PendingFile?) throws {
    try add(ZipEntry(file, archive.bytes))
  }

  func finish() throws { try close() }

  private func add(_ entry: ZipEntry) throws {
    if entries.count == Self.passLimit || bytes + entry.bytes.count > Self.byteLimit { try close() }
    entries.append(entry)
    bytes += entry.bytes.count
  }

  private func close() throws {
    guard !entries.isEmpty else { return }
    let file = name(ofBundle: number)
    let archive = try ZipWriter.archive(of: entries)
    if (try? FileReader.read(file, limit: archive.count)) != archive {
      try AtomicFile.write(archive, to: file, existing: existing)
    }
    number += 1
    entries = []
    bytes = 0
  }

  /// `set-3.pkpasses` of `set.pkpasses`.
  private func name(ofBundle number: Int) -> String {
    let suffix = ".pkpasses"
    let stem = path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
    return "\(stem)-\(number)\(suffix)"
  }

  private func passes(inBundle number: Int) throws -> [ByteString: [UInt8]] {
    let file = name(ofBundle: number)
    if let opened, opened.file == file { return opened.entries }
    var entries: [ByteString: [UInt8]] = [:]
    if let bytes = try? FileReader.read(file) {
      let walk = ZipWalk(bytes)
      for (entry, content) in zip(walk.entries, ZipContents(of: walk, in: bytes).bytes) {
        if let content { entries[ByteString(entry.name)] = content }
      }
    }
    opened = (file, entries)
    return entries
  }
}
