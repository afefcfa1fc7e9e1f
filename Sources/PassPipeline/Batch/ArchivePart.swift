import PassCrypto
import PassData
import PassSystem

/// An archive of many passes that grows entry by entry as `NAME.part` and gets its name when it is whole.
///
/// A run that goes on keeps the entries that are right, from the first on, and cuts off what follows.
final class ArchivePart {
  let path: String
  let file: GrowingFile
  private(set) var position = 0
  private var size: Int
  private var isKeeping = true

  /// - Parameter startsAnew: whether a part that lies there is none of ours.
  init(for path: String, startsAnew: Bool) throws(SystemError) {
    self.path = path
    file = try GrowingFile(at: path + ".part")
    if startsAnew { try file.cut(to: 0) }
    size = try file.size()
  }

  /// Whether the next entry is the one that an earlier run put there.
  ///
  /// - Parameters:
  ///   - header: what must stand before its bytes.
  ///   - padding: how many bytes follow it.
  func keeps(_ known: KnownPasses.Entry, behind header: [UInt8], padding: Int) throws(SystemError) -> Bool {
    let start = position + header.count
    let end = start + known.pass.bytes + padding
    guard isKeeping, end <= size, try file.read(header.count, at: position) == header else { return false }
    if !known.isSynced {
      let bytes = try file.read(known.pass.bytes, at: start)
      guard Digest.sha256(bytes).hexadecimal == known.pass.sha256 else { return false }
    }
    position = end
    return true
  }

  /// Adds an entry; what an earlier run put behind the last one that was kept is cut off.
  func append(_ first: [UInt8], _ second: [UInt8]) throws(SystemError) {
    try cutOffRest()
    try file.append(first, second)
    position += first.count + second.count
  }

  /// Ends the archive and gives it its name.
  func finish(with end: [UInt8]) throws(SystemError) {
    try append(end, [])
    try file.sync()
    try file.rename(to: path)
  }

  var syncer: @Sendable () throws(SystemError) -> Void {
    { [file] () throws(SystemError) in try file.sync() }
  }

  private func cutOffRest() throws(SystemError) {
    guard isKeeping else { return }
    isKeeping = false
    try file.cut(to: position)
    size = position
  }
}
