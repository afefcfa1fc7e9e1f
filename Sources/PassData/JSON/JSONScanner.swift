/// The state of one reading: where it is, and what it has found so far.
///
/// Values are read by recursion, bounded by `depthLimit`. The end of the text reads as a NUL, which no JSON text may
/// hold outside strings, so the usual path has no second test; what went wrong is looked at in `JSONScanner+Misfits`.
struct JSONScanner: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let source: SourceText
  let depthLimit: Int
  let tolerance: JSONReader.Tolerance
  var offset = 0
  var depth = 0
  var positions = JSONPositions()
  var tolerated: [JSONError] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, source: SourceText, depth: Int, tolerance: JSONReader.Tolerance
  ) {
    self.bytes = bytes
    self.source = source
    self.depthLimit = depth
    self.tolerance = tolerance
  }

  @inline(__always) var isAtEnd: Bool { offset >= bytes.count }
  @inline(__always) var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Skips a UTF-8 byte order mark and tells whether there was one. Other encodings are refused by name.
  mutating func skipSignature() throws(JSONError) -> Bool {
    switch UnicodeSignature(of: bytes) {
    case nil: return false
    case .utf8Mark:
      offset = 3
      return true
    case .utf32: throw fault(.otherEncoding("UTF-32"), at: 0)
    case .utf16BigEndian, .utf16LittleEndian: throw fault(.otherEncoding("UTF-16"), at: 0)
    }
  }

  /// The one value of a text, with nothing but white space around it.
  mutating func document() throws(JSONError) -> JSONValue {
    skipBlanks()
    if isAtEnd { throw fault(.empty, at: offset) }
    positions.reserve(forBytes: bytes.count)
    let value = try value(keyOffset: offset)
    skipBlanks()
    if !isAtEnd { throw textAfterValue() }
    return value
  }

  @inline(__always)
  mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  mutating func value(keyOffset: Int) throws(JSONError) -> JSONValue {
    let node = positions.open(value: offset, key: keyOffset)
    switch current {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object(node))
    case UInt8(ascii: "["): return .array(try array(node))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t") where skipWord("true"): return .bool(true)
    case UInt8(ascii: "f") where skipWord("false"): return .bool(false)
    case UInt8(ascii: "n") where skipWord("null"): return .null
    default: throw misfit(.value)
    }
  }

  /// A word counts only where no letter or digit follows, so that `nullx` is told as one wrong word.
  private mutating func skipWord(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[offset + index] != word.utf8Start[index] {
      return false
    }
    if end < bytes.count, Self.continuesWord(bytes[end]) { return false }
    offset = end
    return true
  }

  static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Off the usual path: makes the error with its line and column.
  @inline(never)
  func fault(_ fault: JSONFault, at offset: Int) -> JSONError {
    JSONError(fault, at: source.location(ofByte: offset, pointer: .root))
  }
}
