/// Where the parts of an archive lie that libzip has just written for us.
///
/// Not for archives from elsewhere: anything but the plain shape that ``ZipWriter`` asks for is an error here.
struct WrittenLayout {
  private let bytes: [UInt8]

  /// Where each local header begins.
  private(set) var localOffsets: [Int] = []

  /// Where each directory header begins, and where the last one ends.
  private(set) var directoryOffsets: [Int] = []

  init(_ bytes: [UInt8], entries: Int) throws(ZipError) {
    self.bytes = bytes
    let end = bytes.count - EndRecord.size
    guard end >= 0, number(at: end, 4) == 0x0605_4B50, number(at: end + 10, 2) == entries else {
      throw .unexpectedLayout("the end record")
    }
    var offset = number(at: end + 16, 4)
    let directory = offset
    for _ in 0..<entries {
      guard offset + 46 <= end, number(at: offset, 4) == 0x0201_4B50 else {
        throw .unexpectedLayout("the directory")
      }
      directoryOffsets.append(offset)
      localOffsets.append(number(at: offset + 42, 4))
      offset += 46 + number(at: offset + 28, 2) + number(at: offset + 30, 2) + number(at: offset + 32, 2)
    }
    directoryOffsets.append(offset)
    guard offset == end else { throw .unexpectedLayout("the end of the directory") }
    try checkLocals(upTo: directory)
  }

  /// Each local entry must end where the next begins.
  private func checkLocals(upTo directory: Int) throws(ZipError) {
    for (index, start) in localOffsets.enumerated() {
      let next = index + 1 < localOffsets.count ? localOffsets[index + 1] : directory
      guard start + 30 <= next, number(at: start, 4) == 0x0403_4B50 else {
        throw .unexpectedLayout("a local header")
      }
      let size = 30 + number(at: start + 26, 2) + number(at: start + 28, 2) + number(at: start + 18, 4)
      guard start + size == next else { throw .unexpectedLayout("the place of an entry") }
    }
  }

  /// The headers of an entry as a model. It must be plain: stored, without descriptor, extra field and comment.
  func model(at index: Int, name: String) throws(ZipError) -> EntryModel {
    let local = localOffsets[index]
    let central = directoryOffsets[index]
    let nameEnd = local + 30 + name.utf8.count
    guard number(at: local + 6, 2) & 0x0008 == 0, number(at: local + 8, 2) == 0,
      number(at: local + 28, 2) == 0,
      number(at: central + 30, 2) == 0, number(at: central + 32, 2) == 0, number(at: central + 34, 2) == 0,
      nameEnd <= bytes.count, bytes[(local + 30)..<nameEnd].elementsEqual(name.utf8)
    else {
      throw .unexpectedLayout("the headers of a stored entry")
    }
    return EntryModel(
      local: Array(bytes[local..<(local + 30)]), central: Array(bytes[central..<(central + 46)]))
  }

  private func number(at offset: Int, _ width: Int) -> Int {
    guard offset >= 0, offset + width <= bytes.count else { return 0 }
    var result = 0
    for index in 0..<width { result |= Int(bytes[offset + index]) << (8 * index) }
    return result
  }
}
