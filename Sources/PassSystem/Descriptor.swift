import Glibc

/// Owns one file descriptor and closes it exactly once.
struct Descriptor: ~Copyable, Sendable {
  let raw: Int32

  init(opening path: String, _ flags: Int32, mode: mode_t = 0, operation: String) throws(SystemError) {
    try requireNoNUL(path, operation: operation)
    var result: Int32
    repeat { result = open(path, flags | O_CLOEXEC, mode) } while result < 0 && errno == EINTR
    guard result >= 0 else { throw SystemError(errorNumber: errno, operation: operation, path: path) }
    raw = result
  }

  /// Takes over one that a call has opened; -1 for none.
  init(taking raw: Int32) { self.raw = raw }

  deinit { if raw >= 0 { close(raw) } }
}

/// C ends a path at its first NUL, so `a\0b` would quietly mean `a`.
func requireNoNUL(_ path: String, operation: String) throws(SystemError) {
  guard path.utf8.contains(0) else { return }
  throw .failed(operation: operation, path: path, errorNumber: EINVAL)
}

/// Reads a descriptor to its end, or fails once more than `limit` bytes have come.
func readToEnd(_ descriptor: Int32, path: String, expected: Int, limit: Int) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(min(expected, limit) + 1)
  var chunk = max(expected + 1, 1 << 16)
  while true {
    let filled = bytes.count
    var readError: Int32 = 0
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, initialized in
      repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      if count < 0 { readError = errno }
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw SystemError(errorNumber: readError, operation: "read", path: path) }
    if count == 0 { return bytes }
    guard filled + count <= limit else { throw .tooLarge(path: path, limit: limit) }
    if filled == 0 { bytes = piece } else { bytes.append(contentsOf: piece) }
    chunk = max(1 << 16, min(bytes.count, 1 << 22))
  }
}

/// Writes all bytes, in as many calls as it takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(SystemError) {
  try writeAll(bytes, from: 0, to: descriptor, path: path)
}

private func writeAll(_ bytes: [UInt8], from start: Int, to descriptor: Int32, path: String)
  throws(SystemError)
{
  var offset = start
  while offset < bytes.count {
    let written = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
    }
    if written < 0 {
      if errno == EINTR { continue }
      throw SystemError(errorNumber: errno, operation: "write", path: path)
    }
    offset += written
  }
}

/// Writes pieces one after the other, with one call where the kernel takes all of them.
func writeAll(_ pieces: [[UInt8]], to descriptor: Int32, path: String) throws(SystemError) {
  var gathered: [iovec] = []
  gathered.reserveCapacity(pieces.count)
  var written = 0
  repeat {
    gathered.removeAll(keepingCapacity: true)
    written = writeGathered(pieces[...], after: &gathered, to: descriptor)
  } while written < 0 && errno == EINTR
  guard written >= 0 else { throw SystemError(errorNumber: errno, operation: "write", path: path) }
  for piece in pieces {
    if written < piece.count { try writeAll(piece, from: written, to: descriptor, path: path) }
    written = max(0, written - piece.count)
  }
}

/// Holds on to the address of each piece until the call is done.
private func writeGathered(
  _ pieces: ArraySlice<[UInt8]>, after gathered: inout [iovec], to descriptor: Int32
) -> Int {
  guard let piece = pieces.first else { return writev(descriptor, gathered, Int32(gathered.count)) }
  return piece.withUnsafeBytes { bytes in
    gathered.append(
      iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count))
    return writeGathered(pieces.dropFirst(), after: &gathered, to: descriptor)
  }
}
