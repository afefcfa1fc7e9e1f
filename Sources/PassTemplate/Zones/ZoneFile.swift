/// Reads time zone files as RFC 9636 defines them (TZif). Nil for what is none.
struct ZoneFile {
  private struct Header {
    let version: UInt8
    let universals: Int
    let standards: Int
    let leaps: Int
    let times: Int
    let types: Int
    let characters: Int

    /// The bytes of the data block that follows.
    func size(ofTimes width: Int) -> Int {
      times * width + times + types * 6 + characters + leaps * (width + 4) + standards + universals
    }
  }

  private let bytes: [UInt8]
  private var offset = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Version 1 has 32-bit times and no footer; later ones repeat everything in 64 bits after it.
  static func read(_ bytes: [UInt8], name: String) -> ZoneRules? {
    var file = ZoneFile(bytes)
    guard let first = file.header() else { return nil }
    guard first.version >= UInt8(ascii: "2") else { return file.rules(first, width: 4, name: name) }
    file.offset += first.size(ofTimes: 4)
    guard let second = file.header() else { return nil }
    return file.rules(second, width: 8, name: name)
  }

  private mutating func header() -> Header? {
    guard let magic = take(4), Array(magic) == Array("TZif".utf8), let version = take(1)?.first,
      take(15) != nil
    else { return nil }
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = integer(4) else { return nil }
      counts.append(Int(count))
    }
    let header = Header(
      version: version, universals: counts[0], standards: counts[1], leaps: counts[2], times: counts[3],
      types: counts[4], characters: counts[5])
    guard counts.allSatisfy({ (0...1_000_000).contains($0) }), header.types > 0 else { return nil }
    return header
  }

  private mutating func rules(_ header: Header, width: Int, name: String) -> ZoneRules? {
    guard bytes.count - offset >= header.size(ofTimes: width) else { return nil }
    var moments: [Int64] = []
    for _ in 0..<header.times {
      guard let moment = integer(width), moments.last.map({ $0 < moment }) ?? true else { return nil }
      moments.append(moment)
    }
    guard let indices = take(header.times).map(Array.init) else { return nil }
    var offsets: [Int] = []
    for _ in 0..<header.types {
      guard let offset = integer(4), abs(offset) < 26 * 3_600, take(2) != nil else { return nil }
      offsets.append(Int(offset))
    }
    guard indices.allSatisfy({ Int($0) < offsets.count }) else { return nil }
    guard take(header.size(ofTimes: width) - header.times * (width + 1) - header.types * 6) != nil else {
      return nil
    }
    let transitions = zip(moments, indices).map { ZoneRules.Transition(moment: $0, offset: offsets[Int($1)]) }
    var rule: ZoneRule?
    if width == 8 {
      guard let text = footer() else { return nil }
      if !text.isEmpty {
        guard let read = ZoneRuleText.rule(text) else { return nil }
        rule = read
      }
    }
    return ZoneRules(name: name, initialOffset: offsets[0], transitions: transitions, rule: rule)
  }

  /// The text between the two newlines at the end.
  private mutating func footer() -> [UInt8]? {
    guard take(1)?.first == UInt8(ascii: "\n") else { return nil }
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    return Array(bytes[offset..<end])
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, bytes.count - offset >= count else { return nil }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  /// A signed integer, the most significant byte first.
  private mutating func integer(_ width: Int) -> Int64? {
    guard let part = take(width), let first = part.first else { return nil }
    var value = Int64(Int8(bitPattern: first))
    for byte in part.dropFirst() { value = value << 8 | Int64(byte) }
    return value
  }
}
