/// A strict reader of JSON texts by RFC 8259.
///
/// Keys keep their order and numbers their spelling. A key that stands twice in one object is an error, because such
/// a text means different things to different readers. A leading UTF-8 byte order mark is skipped and reported in
/// ``JSONDocument/hasByteOrderMark``. Nothing that the bytes say can crash it.
public struct JSONReader: Sendable {
  public struct Limits: Sendable {
    /// How deep arrays and objects may nest. At most 1,000 is honoured: trees are walked by recursion.
    public var depth = 200
    /// How many bytes a text may have. At most 1 GiB is honoured.
    public var bytes = 64 << 20

    public init(depth: Int = 200, bytes: Int = 64 << 20) {
      self.depth = depth
      self.bytes = bytes
    }
  }

  /// Faults that a reader of other people's finished passes may pass over, as Wallet does.
  /// Each one met is kept in ``JSONDocument/tolerated``; the hundred and first is thrown.
  public struct Tolerance: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A comma before `}` or `]`.
    public static let trailingComma = Tolerance(rawValue: 1)
    /// A key that stands twice; the later value counts.
    public static let duplicateKey = Tolerance(rawValue: 2)
  }

  /// - Parameters:
  ///   - file: the name of the text in locations.
  ///   - tolerance: what is noted instead of thrown.
  /// - Throws: ``JSONError`` for the first fault, with its exact place.
  public static func read(
    _ bytes: [UInt8], file: String = "<memory>", limits: Limits = Limits(),
    tolerating tolerance: Tolerance = []
  ) throws(JSONError) -> JSONDocument {
    let source = SourceText(file: file, bytes: bytes)
    guard bytes.count <= min(limits.bytes, 1 << 30) else {
      throw JSONError(.tooLarge(limit: limits.bytes), at: SourceLocation(file: file))
    }
    return try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) -> JSONDocument in
      var scanner = JSONScanner(buffer, source: source, depth: min(limits.depth, 1_000), tolerance: tolerance)
      let hasMark = try scanner.skipSignature()
      let value = try scanner.document()
      return JSONDocument(
        value: value, source: source, hasByteOrderMark: hasMark, tolerated: scanner.tolerated,
        positions: scanner.positions)
    }
  }
}
