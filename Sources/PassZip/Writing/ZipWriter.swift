import CLibZip
import PassData

/// Writes archives by libzip, in memory, so that the same entries give the same bytes everywhere.
///
/// - Entries stand in the order given and are stored, never deflated: PNGs do not shrink, texts are tiny, and the
///   bytes do not depend on the zlib of the day.
/// - Every entry bears the date 1980-01-01 00:00 and the mode 0100644.
/// - There are no directory entries, no extra fields and no comments.
public enum ZipWriter {
  /// Beyond these an archive would need zip64, which some readers of passes lack.
  public static let entryLimit = 65_534
  public static let byteLimit = Int(UInt32.max) - 1

  /// The archive of these entries.
  ///
  /// - Throws: ``ZipError`` for no entries, a name twice or not fit for an archive, and what libzip refuses.
  public static func archive(of entries: [ZipEntry]) throws(ZipError) -> [UInt8] {
    let size = try check(entries)
    let contents = Contents(of: entries, totalling: size)
    var failure = zip_error_t()
    zip_error_init(&failure)
    defer { zip_error_fini(&failure) }
    guard let output = zip_source_buffer_create(nil, 0, 0, &failure) else {
      throw .library(operation: "make a buffer", reason: text(of: &failure))
    }
    defer { zip_source_free(output) }
    // zip_close and zip_discard give up one hold of the source; the second is ours, to read from.
    zip_source_keep(output)
    guard let archive = zip_open_from_source(output, ZIP_TRUNCATE, &failure) else {
      zip_source_free(output)
      throw .library(operation: "start an archive", reason: text(of: &failure))
    }
    do throws(ZipError) {
      for (index, entry) in entries.enumerated() {
        try add(entry, contents: contents.pointer(at: index), to: archive)
      }
    } catch {
      zip_discard(archive)
      throw error
    }
    guard zip_close(archive) == 0 else {
      let reason = String(cString: zip_strerror(archive))
      zip_discard(archive)
      throw .library(operation: "write the archive", reason: reason)
    }
    return try withExtendedLifetime(contents) { () throws(ZipError) in try bytes(of: output) }
  }

  private static func check(_ entries: [ZipEntry]) throws(ZipError) -> Int {
    guard !entries.isEmpty else { throw .noEntries }
    guard entries.count <= entryLimit else { throw .tooManyEntries(count: entries.count, limit: entryLimit) }
    var names = Set<ByteString>(minimumCapacity: entries.count)
    var contentSize = 0
    var archiveSize = 22
    for entry in entries {
      let length = entry.name.utf8.count
      guard (1...65_535).contains(length), !entry.name.utf8.contains(0), entry.name.utf8.last != 0x2F else {
        throw .badName(entry.name)
      }
      guard names.insert(ByteString(entry.name)).inserted else { throw .duplicateName(entry.name) }
      contentSize += entry.bytes.count
      archiveSize += entry.bytes.count + 30 + 46 + 2 * length
    }
    guard archiveSize <= byteLimit else { throw .tooLarge(bytes: archiveSize, limit: byteLimit) }
    return contentSize
  }

  private static func add(_ entry: ZipEntry, contents: UnsafeRawPointer, to archive: OpaquePointer)
    throws(ZipError)
  {
    guard let source = zip_source_buffer(archive, contents, zip_uint64_t(entry.bytes.count), 0) else {
      throw .library(operation: "take '\(entry.name)'", reason: String(cString: zip_strerror(archive)))
    }
    let index = zip_file_add(archive, entry.name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      let reason = String(cString: zip_strerror(archive))
      zip_source_free(source)
      throw .library(operation: "add '\(entry.name)'", reason: reason)
    }
    let place = zip_uint64_t(index)
    // DOS time, because zip_file_set_mtime goes through the local time zone. 0x21 is 1980-01-01.
    guard zip_set_file_compression(archive, place, ZIP_CM_STORE, 0) == 0,
      zip_file_set_dostime(archive, place, 0, 0x21, 0) == 0,
      zip_file_set_external_attributes(
        archive, place, 0, zip_uint8_t(ZIP_OPSYS_UNIX), 0o100644 << 16) == 0
    else {
      throw .library(operation: "describe '\(entry.name)'", reason: String(cString: zip_strerror(archive)))
    }
  }

  private static func bytes(of source: OpaquePointer) throws(ZipError) -> [UInt8] {
    let reason = { String(cString: zip_error_strerror(zip_source_error(source))) }
    guard zip_source_open(source) == 0 else {
      throw .library(operation: "read the archive back", reason: reason())
    }
    defer { zip_source_close(source) }
    guard zip_source_seek(source, 0, SEEK_END) == 0 else {
      throw .library(operation: "read the archive back", reason: reason())
    }
    let size = zip_source_tell(source)
    guard size >= 0, zip_source_seek(source, 0, SEEK_SET) == 0 else {
      throw .library(operation: "read the archive back", reason: reason())
    }
    var count: zip_int64_t = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, initialized in
      count = zip_source_read(source, buffer.baseAddress, zip_uint64_t(size))
      initialized = max(0, Int(count))
    }
    guard count == size else { throw .library(operation: "read the archive back", reason: reason()) }
    return bytes
  }

  private static func text(of error: inout zip_error_t) -> String {
    String(cString: zip_error_strerror(&error))
  }
}

/// All contents in one block that stays where it is.
///
/// libzip reads a buffer source's bytes when the archive is closed, long after the call that gave them: an array's
/// address must not be lent for so long.
private final class Contents {
  private let block: UnsafeMutableRawPointer
  private var offsets: [Int] = []

  init(of entries: [ZipEntry], totalling size: Int) {
    block = .allocate(byteCount: max(size, 1), alignment: 16)
    offsets.reserveCapacity(entries.count)
    var offset = 0
    for entry in entries {
      offsets.append(offset)
      entry.bytes.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress {
          block.advanced(by: offset).copyMemory(from: start, byteCount: bytes.count)
        }
      }
      offset += entry.bytes.count
    }
  }

  deinit { block.deallocate() }

  func pointer(at index: Int) -> UnsafeRawPointer { UnsafeRawPointer(block.advanced(by: offsets[index])) }
}
