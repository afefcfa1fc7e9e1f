import Glibc

/// Owns one file descriptor and closes it exactly once.
struct Descriptor: ~Copyable {
  let raw: Int32

  init(opening path: String, _ flags: Int32, mode: mode_t = 0, operation: String) throws(SystemError) {
    var result: Int32
    repeat { result = open(path, flags | O_CLOEXEC, mode) } while result < 0 && errno == EINTR
    guard result >= 0 else { throw SystemError(errorNumber: errno, operation: operation, path: path) }
    raw = result
  }

  deinit { close(raw) }
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
func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32, path: String) throws(SystemError) {
  let contiguous = Array(bytes)
  var offset = 0
  while offset < contiguous.count {
    let written = contiguous.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
    }
    if written < 0 {
      if errno == EINTR { continue }
      throw SystemError(errorNumber: errno, operation: "write", path: path)
    }
    offset += written
  }
}
