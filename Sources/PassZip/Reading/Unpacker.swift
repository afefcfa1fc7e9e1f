import CLibZip

/// Inflates packed bytes by libzip.
final class Unpacker {
  private let archive: OpaquePointer
  /// libzip reads from here until it is closed.
  private let block: UnsafeMutableRawBufferPointer

  /// - Parameter entries: deflated ones, whose data lie in `bytes`.
  init(_ entries: [WalkedEntry], in bytes: [UInt8]) throws(ZipError) {
    let clean = CleanArchive.of(entries, in: bytes)
    block = .allocate(byteCount: clean.count, alignment: 16)
    block.copyBytes(from: clean)
    var failure = zip_error_t()
    zip_error_init(&failure)
    defer { zip_error_fini(&failure) }
    guard let source = zip_source_buffer_create(block.baseAddress, zip_uint64_t(block.count), 0, &failure)
    else {
      block.deallocate()
      throw .library(operation: "read", reason: String(cString: zip_error_strerror(&failure)))
    }
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &failure) else {
      zip_source_free(source)
      block.deallocate()
      throw .library(operation: "open", reason: String(cString: zip_error_strerror(&failure)))
    }
    self.archive = archive
  }

  deinit {
    zip_discard(archive)
    block.deallocate()
  }

  /// The bytes of one entry, which must be as many as stated.
  func unpack(at index: Int, size: Int) throws(ZipError) -> [UInt8] {
    guard let file = zip_fopen_index(archive, zip_uint64_t(index), 0) else {
      throw .library(operation: "open an entry", reason: String(cString: zip_strerror(archive)))
    }
    defer { zip_fclose(file) }
    var count: zip_int64_t = 0
    // One byte more than stated, to notice when there is more.
    let content = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, initialized in
      var filled = 0
      repeat {
        count = zip_fread(
          file, buffer.baseAddress?.advanced(by: filled), zip_uint64_t(buffer.count - filled))
        if count > 0 { filled += Int(count) }
      } while count > 0 && filled < buffer.count
      initialized = filled
    }
    // A wrong checksum is found after the last byte; whoever asked compares it too, and keeps the bytes.
    if count < 0, zip_error_code_zip(zip_file_get_error(file)) != ZIP_ER_CRC {
      let reason = String(cString: zip_error_strerror(zip_file_get_error(file)))
      throw .library(operation: "unpack an entry", reason: reason)
    }
    guard content.count == size else {
      let found = content.count > size ? "more" : "\(content.count)"
      throw .library(operation: "unpack an entry", reason: "\(size) bytes are stated, \(found) came out")
    }
    return content
  }
}

/// An archive of packed bytes whose headers are all ours.
private enum CleanArchive {
  static func of(_ entries: [WalkedEntry], in bytes: [UInt8]) -> [UInt8] {
    let nameCount = 8
    let size = entries.reduce(EndRecord.size) { $0 + EntryModel.size + 2 * nameCount + ($1.data?.count ?? 0) }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      var output = ByteCursor(buffer)
      var offsets: [Int] = []
      for (index, entry) in entries.enumerated() {
        offsets.append(output.position)
        header(entry, signature: [0x50, 0x4B, 3, 4, 20, 0], to: &output)
        output.append(name(index))
        output.append(bytes, in: entry.data ?? 0..<0)
      }
      let directory = output.position
      for (index, entry) in entries.enumerated() {
        header(entry, signature: [0x50, 0x4B, 1, 2, 20, 0, 20, 0], to: &output)
        let rest = output.position
        output.append([UInt8](repeating: 0, count: 14))
        output.put(UInt32(truncatingIfNeeded: offsets[index]), at: rest + 10)
        output.append(name(index))
      }
      EndRecord.write(
        entries: entries.count, size: output.position - directory, offset: directory, to: &output)
      initialized = output.position
    }
  }

  /// From the flags to the length of the extra field, which both headers have in common.
  private static func header(_ entry: WalkedEntry, signature: [UInt8], to output: inout ByteCursor) {
    output.append(signature)
    let start = output.position
    output.append([0, 0, 8, 0, 0, 0, 0x21, 0] + [UInt8](repeating: 0, count: 16))
    output.put(entry.crc32, at: start + 8)
    output.put(UInt32(truncatingIfNeeded: entry.packedSize), at: start + 12)
    output.put(UInt32(truncatingIfNeeded: entry.size), at: start + 16)
    output.put(UInt16(8), at: start + 20)
  }

  private static func name(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
  }
}
