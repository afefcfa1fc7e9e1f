import Foundation

/// The memory of another process, as a core dump would have it.
public struct ForeignMemory {
  private let process: Int32

  public init(of process: Int32) { self.process = process }

  /// How often each of these stands in what the process may write to; nil where this machine does not let us look.
  public func occurrences(of needles: [[UInt8]]) throws -> [Int]? {
    let maps = try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
    let memory = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
    guard memory >= 0 else { return nil }
    defer { close(memory) }
    var counts = needles.map { _ in 0 }
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      guard fields.count >= 2, fields[1].hasPrefix("rw") else { continue }
      let ends = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard ends.count == 2 else { continue }
      let bytes = Self.read(memory, from: ends[0], to: ends[1])
      for (index, needle) in needles.enumerated() { counts[index] += Self.count(needle, in: bytes) }
    }
    return counts
  }

  private static func read(_ memory: Int32, from start: UInt64, to end: UInt64) -> Data {
    var bytes = Data(count: Int(end - start))
    var filled = 0
    bytes.withUnsafeMutableBytes { buffer in
      while filled < buffer.count {
        let count = pread(
          memory, buffer.baseAddress?.advanced(by: filled), min(buffer.count - filled, 1 << 20),
          off_t(start) + off_t(filled))
        // Pages that were never touched read as an error here and there: they hold nothing.
        filled += count > 0 ? count : 1 << 12
      }
    }
    return bytes
  }

  private static func count(_ needle: [UInt8], in bytes: Data) -> Int {
    var count = 0
    var rest = bytes.startIndex..<bytes.endIndex
    while let found = bytes.range(of: Data(needle), in: rest) {
      count += 1
      rest = found.upperBound..<bytes.endIndex
    }
    return count
  }
}
