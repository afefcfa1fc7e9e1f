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
  private let path: String
  private let existing: PartFile.Existing
  private let own: OwnFiles
  private var number = 1
  private var entries: [ZipEntry] = []
  private var size = PassesArchive.emptySize
  private var opened: (file: String, entries: [ByteString: [UInt8]])?

  init(_ path: String, existing: PartFile.Existing, own: OwnFiles) {
    self.path = path
    self.own = own
    self.existing = existing
  }

  var place: @Sendable (Int, OutputName) -> String { { _, name in name.text } }

  var writer: (any PassWriting)? { nil }

  var mayKeep: @Sendable () -> Bool { { true } }

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
    let added = PassesArchive.size(ofPass: entry.bytes.count, named: entry.name)
    guard PassesArchive.emptySize + added <= PassesArchive.byteLimit else {
      throw BundleError.tooManyBytes(entry.bytes.count, limit: PassesArchive.byteLimit)
    }
    if entries.count == PassesArchive.passLimit || size + added > PassesArchive.byteLimit { try close() }
    entries.append(entry)
    size += added
  }

  private func close() throws {
    guard !entries.isEmpty else { return }
    let file = name(ofBundle: number)
    let archive = try ZipWriter.archive(of: entries)
    try write(archive, to: file)
    number += 1
    entries = []
    size = PassesArchive.emptySize
  }

  private func write(_ archive: [UInt8], to file: String) throws {
    do throws(SystemError) {
      try AtomicFile.write(archive, to: file, existing: existing)
    } catch .exists(let path) {
      guard let there = try? FileReader.read(file, limit: 2 * PassesArchive.byteLimit, followingLinks: false),
        try own.made(there, asBundleInsteadOf: archive)
      else { throw SystemError.exists(path: path) }
      if there != archive { try AtomicFile.write(archive, to: file, existing: .replace) }
    }
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
