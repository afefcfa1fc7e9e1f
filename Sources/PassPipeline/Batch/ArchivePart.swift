import PassCrypto
import PassData
import PassSystem
import Synchronization

/// An archive of many passes that grows entry by entry as `NAME.part` and gets its name when it is whole.
///
/// A run that goes on keeps the entries that are right, from the first on, of the part that a killed run left, or of
/// the archive that a finished one made. That one stays untouched until a new one takes its place in one step; if
/// nothing of it would change, it is left alone.
final class ArchivePart {
  let path: String
  private(set) var position = 0

  private let part: GrowingFile
  /// The archive of a finished run, while nothing in it has turned out to be different.
  private var finished: GrowingFile?
  private var size: Int
  private let isKeeping = SharedFlag(true)
  private var existing: PartFile.Existing

  /// - Parameters:
  ///   - goesOn: whether an earlier run of this batch has been here; else a part that lies there is none of ours.
  ///   - existing: whether a file of that name may be replaced.
  init(for path: String, goesOn: Bool, existing: PartFile.Existing) throws(SystemError) {
    self.path = path
    self.existing = existing
    part = try GrowingFile(at: path + ".part")
    if !goesOn { try part.cut(to: 0) }
    size = try part.size()
    if goesOn, size == 0, let there = try? FileStatus(of: path, followingLinks: false), there.kind == .regular
    {
      finished = try GrowingFile(at: path)
      size = there.size
    }
  }

  /// Up to `count` bytes of what there is, of this run or an earlier one.
  func read(_ count: Int, at offset: Int) throws(SystemError) -> [UInt8] {
    try (finished ?? part).read(count, at: offset)
  }

  /// Whether the next entry is the one that an earlier run put there.
  ///
  /// - Parameters:
  ///   - header: what must stand before its bytes.
  ///   - padding: how many bytes follow it.
  func keeps(_ known: KnownPasses.Entry, behind header: [UInt8], padding: Int) throws(SystemError) -> Bool {
    let start = position + header.count
    let end = start + known.pass.bytes + padding
    guard isKeeping.value, end <= size, try read(header.count, at: position) == header else { return false }
    if !known.isSynced {
      let bytes = try read(known.pass.bytes, at: start)
      guard Digest.sha256(bytes).hexadecimal == known.pass.sha256 else { return false }
    }
    if finished != nil { existing = .replace }
    position = end
    return true
  }

  /// Whether the next entry could still be kept; asked on any thread.
  var mayKeep: @Sendable () -> Bool { { [isKeeping] in isKeeping.value } }

  /// Called before what an earlier run wrote is cut off, if anything is.
  var willCutOff: () throws(SystemError) -> Void = {}

  /// Adds an entry; what an earlier run put behind the last one that was kept is cut off.
  ///
  /// - Parameter pieces: written one after the other as they are: what all entries share need not be copied.
  func append(_ pieces: [UInt8]...) throws(SystemError) {
    let count = pieces.reduce(0) { $0 + $1.count }
    if try stands(pieces, count: count) {
      existing = .replace
    } else {
      try cutOffRest()
      try part.append(pieces)
    }
    position += count
  }

  /// Whether the archive of a finished run goes on with these very bytes.
  private func stands(_ pieces: [[UInt8]], count: Int) throws(SystemError) -> Bool {
    guard let finished, isKeeping.value, position + count <= size else { return false }
    var offset = position
    for piece in pieces {
      guard try finished.read(piece.count, at: offset) == piece else { return false }
      offset += piece.count
    }
    return true
  }

  /// Ends the archive and gives it its name.
  func finish(with end: [UInt8]) throws {
    try append(end)
    if finished != nil, position == size { return try FileRemoval.removeIfPresent(part.path) }
    try cutOffRest()
    try part.sync()
    if existing == .refuse, FileStatus.exists(path) { throw BatchError.destinationExists(path: path) }
    try part.rename(to: path)
  }

  var syncer: @Sendable () throws(SystemError) -> Void {
    { [part] () throws(SystemError) in try part.sync() }
  }

  private func cutOffRest() throws(SystemError) {
    guard isKeeping.value else { return }
    isKeeping.value = false
    if position < size { try willCutOff() }
    if let finished {
      try copy(finished, upTo: position)
    } else {
      try part.cut(to: position)
    }
    finished = nil
  }

  private func copy(_ source: GrowingFile, upTo end: Int) throws(SystemError) {
    try part.cut(to: 0)
    var offset = 0
    while offset < end {
      let piece = try source.read(min(1 << 20, end - offset), at: offset)
      if piece.isEmpty { break }
      try part.append(piece)
      offset += piece.count
    }
  }
}

/// A flag that one task sets and others read.
final class SharedFlag: Sendable {
  private let flag: Atomic<Bool>

  init(_ value: Bool) { flag = Atomic(value) }

  var value: Bool {
    get { flag.load(ordering: .relaxed) }
    set { flag.store(newValue, ordering: .relaxed) }
  }
}
