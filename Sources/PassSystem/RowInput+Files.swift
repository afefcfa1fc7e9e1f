import Glibc
public import PassData

extension RowInput {
  /// A file. Each reading opens it anew.
  public static func file(_ path: String) -> RowInput {
    RowInput(name: path) {
      let status = try FileStatus(of: path)
      guard status.kind != .directory else { throw SystemError.isDirectory(path: path) }
      let file = OpenFile(try Descriptor(opening: path, O_RDONLY, operation: "read"), path: path)
      // A pipe or a device has no places to read from; it is read as it comes, once.
      guard status.kind == .regular else { return DescriptorSource(file: file) }
      return FileSource(file: file)
    }
  }

  /// A descriptor that someone else opened, such as standard input: it stays open, and can be read once.
  public static func descriptor(_ descriptor: Int32, named name: String) -> RowInput {
    RowInput(name: name) { BorrowedSource(descriptor: descriptor, name: name) }
  }

  /// What a descriptor gives, copied to a file without a name in `folder`, so that it can be read as often as needed.
  ///
  /// The copy is gone when the last reader is, even if the process is killed.
  public static func spooling(descriptor: Int32, named name: String, in folder: String) throws
    -> RowInput
  {
    try spooling(.descriptor(descriptor, named: name), in: folder)
  }

  /// The same of any input that can be read once only, such as a pipe with a name.
  public static func spooling(_ input: RowInput, in folder: String) throws -> RowInput {
    let copy = try UnnamedFile(in: folder)
    var source = try input.open()
    var count = 0
    while true {
      let piece = try source.next()
      if piece.isEmpty { break }
      try piece.withUnsafeBytes { try copy.write($0, at: count) }
      count += piece.count
    }
    let size = count
    return RowInput(name: input.name) { SpooledSource(copy: copy, size: size) }
  }
}

/// One open file that several sources may share.
private final class OpenFile: Sendable {
  private let owned: Descriptor
  let path: String

  init(_ owned: consuming Descriptor, path: String) {
    self.owned = owned
    self.path = path
  }

  var descriptor: Int32 { owned.raw }
}

/// Reads from its own place, whatever others read from the same file.
private struct FileSource: ByteSource {
  let file: OpenFile
  var offset = 0

  mutating func next() throws -> [UInt8] {
    let piece = try readPiece(file.descriptor, path: file.path, at: offset)
    offset += piece.count
    return piece
  }
}

private struct SpooledSource: ByteSource {
  let copy: UnnamedFile
  let size: Int
  var offset = 0

  mutating func next() throws -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: min(1 << 16, size - offset))
    try piece.withUnsafeMutableBytes { try copy.read(into: $0, at: offset) }
    offset += piece.count
    return piece
  }
}

private struct DescriptorSource: ByteSource {
  let file: OpenFile

  mutating func next() throws -> [UInt8] { try readPiece(file.descriptor, path: file.path) }
}

private struct BorrowedSource: ByteSource {
  let descriptor: Int32
  let name: String

  mutating func next() throws -> [UInt8] { try readPiece(descriptor, path: name) }
}

/// The next 64 KiB or what there is of them; nothing at the end.
private func readPiece(_ descriptor: Int32, path: String, at offset: Int? = nil) throws(SystemError)
  -> [UInt8]
{
  var failure: Int32?
  let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
    var result = 0
    repeat {
      result =
        offset.map { pread(descriptor, buffer.baseAddress, buffer.count, $0) }
        ?? read(descriptor, buffer.baseAddress, buffer.count)
    } while result < 0 && errno == EINTR
    if result < 0 { failure = errno }
    count = max(result, 0)
  }
  if let failure { throw SystemError(errorNumber: failure, operation: "read", path: path) }
  return piece
}
