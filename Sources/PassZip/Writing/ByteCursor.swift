/// Writes bytes and little-endian numbers into a block of known size, front to back.
struct ByteCursor {
  private let target: UnsafeMutableRawBufferPointer
  private(set) var position = 0

  init(_ target: UnsafeMutableBufferPointer<UInt8>) { self.target = UnsafeMutableRawBufferPointer(target) }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  mutating func append(_ bytes: [UInt8], in range: Range<Int>) {
    bytes.withUnsafeBytes { append(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count <= target.count - position, "the block was measured for these bytes")
    UnsafeMutableRawBufferPointer(rebasing: target[position...]).copyMemory(from: bytes)
    position += bytes.count
  }

  func put(_ value: some FixedWidthInteger, at offset: Int) {
    target.storeBytes(of: value.littleEndian, toByteOffset: offset, as: type(of: value).self)
  }
}
