import PassBundle
import PassData
import PassSystem
import PassZip

/// All passes in one zip archive, stored.
final class ZipSink: PassSink {
  private let part: ArchivePart

  init(_ part: ArchivePart) { self.part = part }

  var place: @Sendable (Int, OutputName) -> String { { _, name in name.text } }

  var writer: (any PassWriting)? { nil }

  var mayKeep: @Sendable () -> Bool { part.mayKeep }

  var syncer: @Sendable () throws(SystemError) -> Void { part.syncer }

  /// The checksum is taken from the header that stands there: it is right if name and size are.
  func keep(_ known: KnownPasses.Entry) throws -> Bool {
    let there = try part.read(ZipStream.localHeaderSize, at: part.position)
    guard let entry = ZipStream.entry(ofLocalHeader: there) else { return false }
    let header = ZipStream.localHeader(name: known.pass.file, size: known.pass.bytes, crc32: entry.crc32)
    return try part.keeps(known, behind: header, padding: 0)
  }

  func put(_ archive: PassArchive, as file: String, begun: PendingFile?) throws {
    let bytes = archive.bytes
    guard bytes.count < 0xFFFF_FFFF else { throw BatchError.archiveEntryTooLong(file: file) }
    let header = ZipStream.localHeader(name: file, size: bytes.count, crc32: CRC32.of(bytes))
    try part.append(header, bytes)
  }

  /// The directory is made from the headers that were written, so that nothing of it is kept in memory meanwhile.
  func finish() throws {
    let directoryOffset = part.position
    var directory: [UInt8] = []
    var directorySize = 0
    var entries = 0
    var offset = 0
    while offset < directoryOffset {
      let header = try part.read(ZipStream.localHeaderSize + 255, at: offset)
      guard let entry = ZipStream.entry(ofLocalHeader: header) else {
        throw BatchError.archiveDamaged(path: part.path)
      }
      let name = String(
        decoding: header[ZipStream.localHeaderSize...].prefix(entry.nameSize), as: UTF8.self)
      directory += ZipStream.directoryEntry(name: name, size: entry.size, crc32: entry.crc32, offset: offset)
      offset += ZipStream.localHeaderSize + entry.nameSize + entry.size
      entries += 1
      // What was appended lies behind the entries, and is not read again.
      if directory.count > 1 << 20 {
        directorySize += directory.count
        try part.append(directory)
        directory.removeAll(keepingCapacity: true)
      }
    }
    directorySize += directory.count
    let end = ZipStream.end(
      entries: entries, directorySize: directorySize, directoryOffset: directoryOffset)
    try part.finish(with: directory + end)
  }
}
