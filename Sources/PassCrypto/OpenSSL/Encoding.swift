internal import COpenSSL

/// Runs one of libcrypto's `i2d_…` functions, which allocate their result, and copies it out.
func encoded(_ encode: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>) -> Int32) -> [UInt8]? {
  var buffer: UnsafeMutablePointer<UInt8>?
  let count = encode(&buffer)
  guard count >= 0, let buffer else { return nil }
  // Cleansed, because some encodings are private keys.
  defer { CRYPTO_clear_free(buffer, Int(count), nil, 0) }
  return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
}
