/// Any source as a concrete type, for a buffer that needs to know nothing more of its own.
struct AnySource: ByteSource {
  private var source: any ByteSource

  init(_ source: any ByteSource) { self.source = source }

  mutating func next() throws -> [UInt8] { try source.next() }
}
