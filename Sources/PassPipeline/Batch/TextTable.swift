import PassCrypto
import PassSystem

/// Remembers a number for each text, over any number of texts, in bounded memory.
///
/// For the line in which a `unique` value or an output name was first seen, and for the place of a file's line in a
/// journal. A text is kept as 128 bits of its SHA-256 (that two of a million million different texts meet has a
/// probability below 10⁻¹⁴), with its number, in an open-addressed table: in memory while it is small, then in an
/// unnamed file, whose pages the system keeps at hand as it sees fit.
struct TextTable: ~Copyable, Sendable {
  private struct Slot {
    var high: UInt64 = 0
    var low: UInt64 = 0
    /// The number plus one; 0 marks a free slot.
    var mark: UInt64 = 0
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
    self.init(folder: folder, capacity: 1 << 10)
    memory = Array(repeating: Slot(), count: capacity)
  }

  private init(folder: String, capacity: Int) {
    self.folder = folder
    self.capacity = capacity
    memory = []
  }

  /// The number of a text; nil where it has none.
  borrowing func number(of text: String) throws(SystemError) -> Int? {
    let slot = try find(Self.key(text)).slot
    return slot.mark == 0 ? nil : Int(slot.mark - 1)
  }

  /// The number that a text has already, or nil where it has none and gets this one.
  mutating func number(of text: String, orSet number: Int) throws(SystemError) -> Int? {
    try reserve()
    var new = Self.key(text)
    let (position, found) = try find(new)
    if found.mark != 0 { return Int(found.mark - 1) }
    new.mark = UInt64(number) + 1
    try store(new, at: position)
    count += 1
    return nil
  }

  /// Gives a text this number, whatever it had.
  mutating func set(_ number: Int, for text: String) throws(SystemError) {
    try reserve()
    var new = Self.key(text)
    let (position, found) = try find(new)
    new.mark = UInt64(number) + 1
    try store(new, at: position)
    if found.mark == 0 { count += 1 }
  }

  private borrowing func find(_ wanted: Slot) throws(SystemError) -> (position: Int, slot: Slot) {
    var position = Int(truncatingIfNeeded: wanted.high) & (capacity - 1)
    while true {
      let slot = try load(position)
      if slot.mark == 0 || (slot.high == wanted.high && slot.low == wanted.low) { return (position, slot) }
      position = (position + 1) & (capacity - 1)
    }
  }

  private borrowing func load(_ position: Int) throws(SystemError) -> Slot {
    guard let file else { return memory[position] }
    var slot = Slot()
    let result = withUnsafeMutableBytes(of: &slot) { buffer in
      Result { () throws(SystemError) in try file.read(into: buffer, at: position * Self.slotBytes) }
    }
    try result.get()
    return slot
  }

  private mutating func store(_ slot: Slot, at position: Int) throws(SystemError) {
    guard let file else {
      memory[position] = slot
      return
    }
    let result = withUnsafeBytes(of: slot) { buffer in
      Result { () throws(SystemError) in try file.write(buffer, at: position * Self.slotBytes) }
    }
    try result.get()
  }

  /// Keeps at least half of the slots free, so that a search is short.
  private mutating func reserve() throws(SystemError) {
    guard (count + 1) * 2 > capacity else { return }
    var larger = TextTable(folder: folder, capacity: capacity * 2)
    if larger.capacity > Self.slotsInMemory {
      larger.file = try UnnamedFile(in: folder)
    } else {
      larger.memory = Array(repeating: Slot(), count: larger.capacity)
    }
    for position in 0..<capacity {
      let slot = try load(position)
      guard slot.mark != 0 else { continue }
      let free = try larger.find(slot).position
      try larger.store(slot, at: free)
    }
    larger.count = count
    self = larger
  }

  private static func key(_ text: String) -> Slot {
    let digest = Digest.sha256(Array(text.utf8))
    return Slot(high: word(digest, 0), low: word(digest, 8))
  }

  private static func word(_ digest: [UInt8], _ start: Int) -> UInt64 {
    digest[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
