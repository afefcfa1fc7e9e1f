import PassData
import PassSystem
import Synchronization

/// What earlier runs of the same batch made, read from their reports, in bounded memory.
///
/// A run that was killed leaves `report.ndjson` cut off at some line. The next one moves those lines into the journal,
/// begins its report anew, and asks here for each row whether its pass exists already. Only the place of a file's last
/// line is remembered; the line is read when its row comes by. Any number of tasks may ask at once.
final class KnownPasses: Sendable {
  /// The line that tells of a file, and whether the file was on the disk for certain when its run ended.
  struct Entry: Sendable {
    let pass: BatchPass
    let isSynced: Bool
  }

  /// The line after which files are certain again, see ``distrust()``.
  private static let uncertain = Array(#"{"uncertain":true}"#.utf8)

  private let journal: GrowingFile
  private let places: TextTable
  private let synced: Int
  private let certainFrom: Int
  private let isDistrusted = Atomic<Bool>(false)

  /// - Parameter synced: how many bytes of the journal are certain; files named behind them are to be hashed again.
  init(journal: GrowingFile, synced: Int, spillingInto folder: String) throws(SystemError) {
    var places = TextTable(spillingInto: folder)
    var offset = 0
    var certainFrom = 0
    var rest: [UInt8] = []
    while true {
      let piece = try journal.read(1 << 16, at: offset + rest.count)
      if piece.isEmpty { break }
      rest += piece
      var start = 0
      while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(rest[start..<end])
        if let pass = ReportLine.pass(in: line) {
          try places.set(offset + start, for: pass.file)
        } else if line == Self.uncertain {
          certainFrom = offset + start
        }
        start = end + 1
      }
      offset += start
      rest.removeFirst(start)
    }
    self.journal = journal
    self.places = places
    self.synced = synced
    self.certainFrom = certainFrom
  }

  /// Whether an earlier run made a file of this name, whatever has become of it.
  func made(_ file: String) throws(SystemError) -> Bool { try places.number(of: file) != nil }

  /// Called before the first file that is known is replaced: should this run be killed between that and its report
  /// line, no line written so far may be believed without looking into the file.
  func distrust() throws(SystemError) {
    guard !isDistrusted.exchange(true, ordering: .relaxed) else { return }
    try journal.append(Self.uncertain + [0x0A])
  }

  /// What is known of a file of the destination.
  func entry(for file: String) throws(SystemError) -> Entry? {
    guard let offset = try places.number(of: file) else { return nil }
    let line = try self.line(at: offset)
    // Two texts of one digest would have to meet for the names to differ; then nothing is known.
    guard let pass = ReportLine.pass(in: line), pass.file.hasSameBytes(as: file) else { return nil }
    return Entry(pass: pass, isSynced: offset >= certainFrom && offset + line.count < synced)
  }

  /// Most lines have some 400 bytes; a long serial makes a longer one.
  private func line(at offset: Int) throws(SystemError) -> [UInt8] {
    var size = 1 << 10
    while true {
      let text = try journal.read(size, at: offset)
      if let end = text.firstIndex(of: UInt8(ascii: "\n")) { return Array(text[..<end]) }
      guard text.count == size else { return text }
      size *= 4
    }
  }
}
