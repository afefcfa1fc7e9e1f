import PassData

/// The 512 bytes before a file in a POSIX ustar archive (IEEE Std 1003.1, pax, "ustar Interchange Format").
///
/// Written here, and not by a library, because it is one fixed record, because nothing but a plain file ever goes
/// in, and because a batch appends to its archive and cuts it back to a known length after an accident.
struct TarHeader {
  static let blockBytes = 512

  /// Two empty blocks end an archive.
  static let end = [UInt8](repeating: 0, count: 2 * blockBytes)

  /// How many zero bytes follow a file of `size` bytes.
  static func padding(after size: Int) -> Int { (blockBytes - size % blockBytes) % blockBytes }

  /// The zero bytes that follow a file of `size` bytes.
  static func zeros(after size: Int) -> [UInt8] { [UInt8](repeating: 0, count: padding(after: size)) }

  /// The header of a plain file, mode 0644, owner 0, at the given time. Nil where the path or the size does not fit.
  static func bytes(path: String, size: Int, at time: Timestamp) -> [UInt8]? {
    guard let (prefix, name) = split(path), 0..<1 << 33 ~= size, time.seconds >= 0, time.seconds < 1 << 33
    else {
      return nil
    }
    var header = [UInt8](repeating: 0, count: blockBytes)
    put(name, at: 0)
    put(octal: 0o644, digits: 7, at: 100)
    put(octal: 0, digits: 7, at: 108)
    put(octal: 0, digits: 7, at: 116)
    put(octal: size, digits: 11, at: 124)
    put(octal: Int(time.seconds), digits: 11, at: 136)
    put("        0".utf8, at: 148)
    put("ustar".utf8, at: 257)
    put("00".utf8, at: 263)
    put(prefix, at: 345)
    let checksum = header.reduce(0) { $0 + Int($1) }
    put(octal: checksum, digits: 6, at: 148)
    header[154] = 0
    return header

    func put(_ bytes: some Sequence<UInt8>, at offset: Int) {
      for (index, byte) in bytes.enumerated() { header[offset + index] = byte }
    }

    func put(octal number: Int, digits: Int, at offset: Int) {
      var rest = number
      for index in (offset..<offset + digits).reversed() {
        header[index] = UInt8(ascii: "0") + UInt8(rest & 7)
        rest >>= 3
      }
    }
  }

  /// The time in a header; nil for what is none of ours.
  static func time(of header: [UInt8]) -> Timestamp? {
    guard header.count == blockBytes else { return nil }
    let digits = String(decoding: header[136..<147], as: UTF8.self)
    return Int64(digits, radix: 8).flatMap { $0 < 0 ? nil : Timestamp(seconds: $0) }
  }

  /// A name of at most 100 bytes, behind a folder of at most 155.
  private static func split(_ path: String) -> (prefix: [UInt8], name: [UInt8])? {
    let bytes = Array(path.utf8)
    guard !bytes.isEmpty else { return nil }
    if bytes.count <= 100 { return ([], bytes) }
    for index in bytes.indices where bytes[index] == UInt8(ascii: "/") && index <= 155 {
      let name = Array(bytes[(index + 1)...])
      if !name.isEmpty, name.count <= 100 { return (Array(bytes[..<index]), name) }
    }
    return nil
  }
}
