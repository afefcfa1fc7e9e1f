import PassBundle
import PassData
import PassSystem

/// All passes in one tar archive.
final class TarSink: PassSink {
  private let part: ArchivePart
  private let clock: Timestamp

  init(_ part: ArchivePart, clock: Timestamp) {
    self.part = part
    self.clock = clock
  }

  var place: @Sendable (Int, OutputName) -> String { { _, name in name.text } }

  var writer: (any PassWriting)? { nil }

  var mayKeep: @Sendable () -> Bool { part.mayKeep }

  var syncer: @Sendable () throws(SystemError) -> Void { part.syncer }

  func keep(_ known: KnownPasses.Entry) throws -> Bool {
    let size = known.pass.bytes
    // The time is that of the run which made the entry.
    guard let time = TarHeader.time(of: try part.read(TarHeader.blockBytes, at: part.position)),
      let header = TarHeader.bytes(path: known.pass.file, size: size, at: time)
    else { return false }
    return try part.keeps(known, behind: header, padding: TarHeader.padding(after: size))
  }

  func put(_ archive: PassArchive, as file: String, begun: PendingFile?) throws {
    guard let header = TarHeader.bytes(path: file, size: archive.count, at: clock) else {
      throw BatchError.archiveEntryTooLong(file: file)
    }
    try part.append(header, archive.sharedPrefix, archive.tail, TarHeader.zeros(after: archive.count))
  }

  func finish() throws { try part.finish(with: TarHeader.end) }
}
