/// The record at the end of an archive, with its zip64 companion, and where the directory lies by it.
struct ZipEnd {
  /// Where the record begins.
  let position: Int
  /// Where the archive ends, its comment included.
  let end: Int
  let commentCount: Int
  let entries: Int
  /// Where the directory lies in the file.
  let directory: Range<Int>
  /// What has to be added to every offset that the archive states.
  let base: Int
  let isZip64: Bool
  let isMultipleDisks: Bool
  /// Bytes between the directory and this record.
  let gapBefore: Int

  /// Why there is none.
  enum Failure: Error, Equatable {
    case absent
    case directoryOutside(missing: Int)
  }

  /// Finds the last record whose directory is where it says.
  ///
  /// APPNOTE.TXT gives the comment, behind which the record hides, up to 65,535 bytes; junk appended by others may be
  /// longer, so that all of the file is looked through.
  static func find(in bytes: ArchiveBytes) throws(Failure) -> ZipEnd {
    var failure = Failure.absent
    var position = bytes.count - EndRecord.size
    var tried = 0
    while position >= 0, tried < 64 {
      if bytes.bytes[position] == 0x50, bytes.hasSignature(.end, at: position) {
        tried += 1
        do throws(Failure) {
          return try ZipEnd(in: bytes, at: position)
        } catch {
          if failure == .absent { failure = error }
        }
      }
      position -= 1
    }
    throw failure
  }

  private init(in bytes: ArchiveBytes, at position: Int) throws(Failure) {
    guard let thisDisk = bytes.uint16(at: position + 4), let directoryDisk = bytes.uint16(at: position + 6),
      let entriesHere = bytes.uint16(at: position + 8), let shortEntries = bytes.uint16(at: position + 10),
      let shortSize = bytes.uint32(at: position + 12), let shortOffset = bytes.uint32(at: position + 16),
      let commentCount = bytes.uint16(at: position + 20)
    else { throw .absent }
    let commentEnd = position + EndRecord.size + commentCount
    guard commentEnd <= bytes.count else { throw .absent }

    let large = Zip64End(in: bytes, before: position)
    let needsLarge = shortEntries == 0xFFFF || shortSize == 0xFFFF_FFFF || shortOffset == 0xFFFF_FFFF
    let size = needsLarge ? large?.size ?? shortSize : shortSize
    let offset = needsLarge ? large?.offset ?? shortOffset : shortOffset
    let directoryEnd = large?.position ?? position

    (directory, base) = try Self.directory(in: bytes, size: size, offset: offset, endingAt: directoryEnd)
    entries = needsLarge ? large?.entries ?? shortEntries : shortEntries
    self.position = position
    self.commentCount = commentCount
    end = commentEnd
    isZip64 = large != nil || needsLarge
    isMultipleDisks = !needsLarge && (thisDisk != 0 || directoryDisk != 0 || entriesHere != shortEntries)
    gapBefore = directoryEnd - directory.upperBound
  }

  /// The directory should end where the end record begins. Bytes before the archive shift it; bytes between the two
  /// leave it where its offset says.
  private static func directory(in bytes: ArchiveBytes, size: Int, offset: Int, endingAt end: Int)
    throws(Failure) -> (Range<Int>, base: Int)
  {
    let (stated, overflow) = offset.addingReportingOverflow(size)
    guard !overflow else { throw .absent }
    if stated <= end, size == 0 || bytes.hasSignature(.directory, at: end - size) {
      return ((end - size)..<end, end - stated)
    }
    if stated <= end, bytes.hasSignature(.directory, at: offset) { return (offset..<stated, 0) }
    if stated > end { throw .directoryOutside(missing: stated - end) }
    throw .absent
  }
}

/// The zip64 end record, found through its locator, which stands right before the ordinary record.
private struct Zip64End {
  let position: Int
  let entries: Int
  let size: Int
  let offset: Int

  init?(in bytes: ArchiveBytes, before end: Int) {
    guard bytes.hasSignature(.locator64, at: end - 20) else { return nil }
    // The locator's offset may be shifted by leading bytes; the record usually stands right before the locator.
    let places = [bytes.uint64(at: end - 12), end - 20 - 56]
    for case let place? in places where bytes.hasSignature(.end64, at: place) && place < end - 20 {
      guard let entries = bytes.uint64(at: place + 32), let size = bytes.uint64(at: place + 40),
        let offset = bytes.uint64(at: place + 48)
      else { continue }
      (position, self.entries, self.size, self.offset) = (place, entries, size, offset)
      return
    }
    return nil
  }
}
