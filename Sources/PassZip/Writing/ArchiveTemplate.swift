/// An archive that libzip wrote once, from which many are spliced that differ in their last entries.
///
/// Writing 400 KB of images anew for each pass costs libzip as much as the signature costs; splicing costs a few
/// microseconds. The result is byte for byte what ``ZipWriter`` would write:
///
///     local entries of the constant files    `prefix`: one block, shared by all
///     local entries of the changed files     ┐
///     directory of the constant files        │ `tail(adding:)`
///     directory of the changed files         │
///     end record                             ┘
///
/// Nothing is known here of how libzip fills its headers: two probe entries, one with an ASCII name and one with
/// another, are written beside the constant ones and serve as models. Only name, checksum, sizes and offset are put
/// into copies of them.
public struct ArchiveTemplate: Sendable {
  /// The bytes that every spliced archive begins with.
  public let prefix: [UInt8]

  private let directory: [UInt8]
  private let count: Int
  private let asciiModel: EntryModel
  private let unicodeModel: EntryModel

  /// - Parameter constant: the entries that every archive begins with, in order; may be empty.
  /// - Throws: what ``ZipWriter`` throws, and ``ZipError/unexpectedLayout(_:)`` where libzip writes what can't be
  ///   spliced (no version does that is known).
  public init(constant: [ZipEntry]) throws(ZipError) {
    // Names that no pass uses; a clash would be told as a duplicate.
    let probes = [ZipEntry(Self.asciiProbe, [0x61]), ZipEntry(Self.unicodeProbe, [0x61])]
    let written = try ZipWriter.archive(of: constant + probes)
    let layout = try WrittenLayout(written, entries: constant.count + probes.count)
    prefix = Array(written[..<layout.localOffsets[constant.count]])
    directory = Array(written[layout.directoryOffsets[0]..<layout.directoryOffsets[constant.count]])
    count = constant.count
    asciiModel = try layout.model(at: constant.count, name: Self.asciiProbe)
    unicodeModel = try layout.model(at: constant.count + 1, name: Self.unicodeProbe)
  }

  private static let asciiProbe = "passforge probe"
  private static let unicodeProbe = "passforge prÖbe"

  /// What follows ``prefix`` in the archive with these entries added, in the order given.
  ///
  /// - Throws: ``ZipError`` for more entries or bytes than an archive without zip64 holds. Names are the caller's
  ///   duty: unlike ``ZipWriter`` this does not look for one given twice.
  public func tail(adding entries: [SplicedEntry]) throws(ZipError) -> [UInt8] {
    let total = count + entries.count
    guard total <= ZipWriter.entryLimit else {
      throw .tooManyEntries(count: total, limit: ZipWriter.entryLimit)
    }
    var size = directory.count + EndRecord.size
    for entry in entries { size += entry.bytes.count + 2 * entry.name.utf8.count + EntryModel.size }
    guard prefix.count + size <= ZipWriter.byteLimit else {
      throw .tooLarge(bytes: prefix.count + size, limit: ZipWriter.byteLimit)
    }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      var output = ByteCursor(buffer)
      var offsets: [Int] = []
      offsets.reserveCapacity(entries.count)
      for entry in entries {
        offsets.append(prefix.count + output.position)
        model(for: entry).writeLocal(entry, to: &output)
      }
      let directoryOffset = prefix.count + output.position
      output.append(directory)
      for (entry, offset) in zip(entries, offsets) {
        model(for: entry).writeCentral(entry, at: offset, to: &output)
      }
      let directorySize = prefix.count + output.position - directoryOffset
      EndRecord.write(entries: total, size: directorySize, offset: directoryOffset, to: &output)
      initialized = output.position
    }
  }

  /// The whole archive, for callers that do not share the prefix.
  public func archive(adding entries: [SplicedEntry]) throws(ZipError) -> [UInt8] {
    prefix + (try tail(adding: entries))
  }

  private func model(for entry: SplicedEntry) -> EntryModel {
    entry.name.utf8.allSatisfy { $0 < 0x80 } ? asciiModel : unicodeModel
  }
}
