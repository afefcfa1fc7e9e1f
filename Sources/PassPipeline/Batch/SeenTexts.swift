import PassCrypto
import PassSystem

/// Remembers in which line each text was first seen, over any number of rows, in bounded memory.
///
/// For `unique` columns and output names. A text is kept as 128 bits of its SHA-256 (two of a million million
/// different texts meet with a probability below 10⁻¹⁴), with its line, in an open-addressed table: in memory while
/// it is small, then in an unnamed file, whose pages the system keeps at hand as it sees fit.
struct SeenTexts: ~Copyable {
  private struct Slot {
    var high: UInt64
    var low: UInt64
    /// The line plus one; 0 marks a free slot.
    var mark: UInt64
  }

  private static let slotsInMemory = 1 << 16
  private static let slotBytes = MemoryLayout<Slot>.size

  private let folder: String
  private var count = 0
  private var capacity: Int
  private var memory: [Slot]
  private var file: UnnamedFile?

  /// - Parameter folder: where the file is made once the table outgrows memory.
  init(spillingInto folder: String) {
    self.folder = folder
    capacity = 1 << 10
    memory = Array(repeating: Slot(high: 0, low: 0, mark: 0), count: capacity)
  }

  /// The line in which the text was seen before, or nil where it is new and is remembered from now on.
  mutating func firstLine(of text: String, orRemember line: Int) throws(SystemError) -> Int? {
    let digest = Digest.sha256(Array(text.utf8))
    let new = Slot(high: Self.word(digest, 0), low: Self.word(digest, 8), mark: UInt64(line) + 1)
    if (count + 1) * 2 > capacity { try grow() }
    let (position, found) = try find(new)
    if found.mark != 0 { return Int(found.mark - 1) }
    try store(new, at: position)
    count += 1
    return nil
  }

  private func find(_ wanted: Slot) throws(SystemError) -> (position: Int, slot: Slot) {
    var position = Int(truncatingIfNeeded: wanted.high) & (capacity - 1)
    while true {
      let slot = try load(position)
      if slot.mark == 0 || (slot.high == wanted.high && slot.low == wanted.low) { return (position, slot) }
      position = (position + 1) & (capacity - 1)
    }
  }

  private func load(_ position: Int) throws(SystemError) -> Slot {
    guard let file else { return memory[position] }
    return try Self.slot(of: file, at: position)
  }

  private mutating func store(_ slot: Slot, at position: Int) throws(SystemError) {
    guard let file else {
      memory[position] = slot
      return
    }
    try Self.write(slot, to: file, at: position)
  }

  private mutating func grow() throws(SystemError) {
    var larger = SeenTexts(folder: folder, capacity: capacity * 2)
    if larger.capacity > Self.slotsInMemory { larger.file = try UnnamedFile(in: folder) }
    if larger.file == nil {
      larger.memory = Array(repeating: Slot(high: 0, low: 0, mark: 0), count: larger.capacity)
    }
    for position in 0..<capacity {
      let slot = try load(position)
      guard slot.mark != 0 else { continue }
      try larger.store(slot, at: try larger.find(slot).position)
    }
    larger.count = count
    self = larger
  }

  private init(folder: String, capacity: Int) {
    self.folder = folder
    self.capacity = capacity
    memory = []
  }

  private static func slot(of file: UnnamedFile, at position: Int) throws(SystemError) -> Slot {
    var slot = Slot(high: 0, low: 0, mark: 0)
    let result: Result<Void, SystemError> = withUnsafeMutableBytes(of: &slot) { buffer in
      do throws(SystemError) { return .success(try file.read(into: buffer, at: position * slotBytes)) } catch
      {
        return .failure(error)
      }
    }
    try result.get()
    return slot
  }

  private static func write(_ slot: Slot, to file: UnnamedFile, at position: Int) throws(SystemError) {
    let result: Result<Void, SystemError> = withUnsafeBytes(of: slot) { buffer in
      do throws(SystemError) { return .success(try file.write(buffer, at: position * slotBytes)) } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private static func word(_ digest: [UInt8], _ start: Int) -> UInt64 {
    digest[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
