/// The bytes of the entries that a walk accepted.
///
/// Stored entries are taken as they lie; deflated ones are unpacked by libzip, out of an archive that is made here of
/// nothing but their packed bytes, so that libzip never meets a header from elsewhere. Each is unpacked to its stated
/// size and no further.
public struct ZipContents: Sendable {
  /// One for each entry of the walk; nil where there are no bytes or they are damaged beyond reading.
  public private(set) var bytes: [[UInt8]?]

  public private(set) var findings: [ZipFinding] = []

  public init(of walk: ZipWalk, in archive: [UInt8]) {
    bytes = Array(repeating: nil, count: walk.entries.count)
    var deflated: [Int] = []
    for (index, entry) in walk.entries.enumerated() {
      guard let data = entry.data else { continue }
      if entry.method == 0 {
        take(Array(archive[data]), for: entry, at: index)
      } else {
        deflated.append(index)
      }
    }
    unpack(deflated, of: walk, in: archive)
  }

  private mutating func unpack(_ indices: [Int], of walk: ZipWalk, in archive: [UInt8]) {
    guard !indices.isEmpty else { return }
    do throws(ZipError) {
      let unpacker = try Unpacker(indices.map { walk.entries[$0] }, in: archive)
      for (place, index) in indices.enumerated() {
        let entry = walk.entries[index]
        do throws(ZipError) {
          take(try unpacker.unpack(at: place, size: entry.size), for: entry, at: index)
        } catch {
          findings.append(ZipFinding(.damaged(error.reason), entry: entry.name))
        }
      }
    } catch {
      for index in indices {
        findings.append(ZipFinding(.damaged(error.reason), entry: walk.entries[index].name))
      }
    }
  }

  /// Damaged bytes are shown all the same: people want to see what is left.
  private mutating func take(_ content: [UInt8], for entry: WalkedEntry, at index: Int) {
    if CRC32.of(content) != entry.crc32 { findings.append(ZipFinding(.checksumDiffers, entry: entry.name)) }
    bytes[index] = content
  }
}
