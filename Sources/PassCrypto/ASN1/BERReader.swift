/// Reads BER, element by element, over bytes that nobody vouches for.
///
/// Definite and indefinite lengths are read, because real signatures hold both. Nothing is copied or re-encoded: a
/// signature is checked over the bytes as they came. Every index is compared before it is used, and lengths that do
/// not fit are faults, so that no input can trap.
struct BERReader: Sendable {
  let bytes: [UInt8]
  private(set) var position: Int
  let end: Int

  /// Deeper nesting is refused. CMS needs about twelve levels.
  static let depthLimit = 48
  /// More elements side by side are refused, because each costs memory.
  static let elementLimit = 10_000

  init(_ bytes: [UInt8]) { self.init(bytes, in: bytes.indices) }

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  var isAtEnd: Bool { position >= end }

  /// The element at the position, which moves behind it.
  mutating func next() throws(BERFault) -> BERElement {
    let element = try header(at: position)
    position = element.whole.upperBound
    return element
  }

  /// The next element, if it is the one that is asked for; else the position stays.
  mutating func next(ifContext number: UInt32) throws(BERFault) -> BERElement? {
    guard !isAtEnd else { return nil }
    let element = try header(at: position)
    guard element.isContext(number) else { return nil }
    position = element.whole.upperBound
    return element
  }

  mutating func next(_ tag: BERTag) throws(BERFault) -> BERElement {
    let element = try next()
    guard element.isUniversal(tag) else { throw .unexpected }
    return element
  }

  /// A reader of what is inside.
  func inside(_ element: BERElement) throws(BERFault) -> BERReader {
    guard element.isConstructed else { throw .unexpected }
    return BERReader(bytes, in: element.content)
  }

  func elements(inside element: BERElement) throws(BERFault) -> [BERElement] {
    var reader = try inside(element)
    var elements: [BERElement] = []
    while !reader.isAtEnd {
      guard elements.count < Self.elementLimit else { throw .tooMany }
      elements.append(try reader.next())
    }
    return elements
  }

  /// The bytes of an octet string (or one tagged in its place), whose pieces are joined if it comes in pieces.
  func octets(of element: BERElement, depth: Int = 0) throws(BERFault) -> [UInt8] {
    guard element.isConstructed else { return Array(bytes[element.content]) }
    guard depth < Self.depthLimit else { throw .tooDeep }
    var joined: [UInt8] = []
    for piece in try elements(inside: element) {
      guard piece.isUniversal(.octetString) else { throw .unexpected }
      joined += try octets(of: piece, depth: depth + 1)
    }
    return joined
  }

  private func header(at start: Int) throws(BERFault) -> BERElement {
    var index = start
    let identifier = try byte(&index)
    guard let tagClass = BERElement.TagClass(rawValue: identifier >> 6) else { throw .badTag }
    let isConstructed = identifier & 0x20 != 0
    let number = try tagNumber(identifier, &index)
    guard let length = try length(&index) else {
      guard isConstructed else { throw .badLength }
      let contentEnd = try endOfIndefinite(from: index)
      return BERElement(
        tagClass: tagClass, isConstructed: true, number: number, whole: start..<contentEnd + 2,
        content: index..<contentEnd, hasIndefiniteLength: true)
    }
    guard length <= end - index else {
      throw .truncated(announced: index - start &+ length, found: end - start)
    }
    return BERElement(
      tagClass: tagClass, isConstructed: isConstructed, number: number, whole: start..<index + length,
      content: index..<index + length, hasIndefiniteLength: false)
  }

  private func byte(_ index: inout Int) throws(BERFault) -> UInt8 {
    guard index >= 0, index < end else { throw .truncated(announced: 1, found: 0) }
    defer { index += 1 }
    return bytes[index]
  }

  private func tagNumber(_ identifier: UInt8, _ index: inout Int) throws(BERFault) -> UInt32 {
    let low = identifier & 0x1F
    guard low == 0x1F else { return UInt32(low) }
    var number: UInt32 = 0
    for _ in 0..<4 {
      let next = try byte(&index)
      number = number << 7 | UInt32(next & 0x7F)
      if next & 0x80 == 0 { return number }
    }
    throw .badTag
  }

  /// Nil for the indefinite form.
  private func length(_ index: inout Int) throws(BERFault) -> Int? {
    let first = try byte(&index)
    if first < 0x80 { return Int(first) }
    if first == 0x80 { return nil }
    let count = Int(first & 0x7F)
    // Four bytes reach 4 GB; leading zeros are legal in BER but no encoder writes more than a few.
    guard count <= 8 else { throw .badLength }
    var length: UInt64 = 0
    for _ in 0..<count { length = length << 8 | UInt64(try byte(&index)) }
    guard length <= UInt64(Int32.max) else { throw .badLength }
    return Int(length)
  }

  /// Where the end marker lies that belongs to an indefinite length whose content starts here. One pass, no recursion.
  private func endOfIndefinite(from start: Int) throws(BERFault) -> Int {
    var index = start
    var open = 1
    while true {
      let elementStart = index
      let identifier = try byte(&index)
      _ = try tagNumber(identifier, &index)
      guard let length = try length(&index) else {
        guard identifier & 0x20 != 0 else { throw .badLength }
        open += 1
        guard open <= Self.depthLimit else { throw .tooDeep }
        continue
      }
      guard length <= end - index else {
        throw .truncated(announced: index - start &+ length, found: end - start)
      }
      index += length
      guard identifier == 0, length == 0 else { continue }
      open -= 1
      if open == 0 { return elementStart }
    }
  }
}
