import PassData
import PassSystem

/// `SHA256SUMS`: what `sha256sum -c` reads, in the order of the rows.
///
/// It grows beside the report, in a file that has no name before the batch is over: a run that ends early leaves none,
/// and the next one tells of every row again.
struct DigestList: ~Copyable {
  static let name = "SHA256SUMS"

  private static let linesInMemory = 1 << 16

  private let part: PartFile
  private var lines: [UInt8] = []

  init(at path: String) throws(SystemError) { part = try PartFile(for: path) }

  /// A name with a backslash or a line break would be written with a leading backslash; names of ours have neither.
  mutating func add(_ pass: BatchPass) throws(SystemError) {
    lines += pass.sha256.utf8
    lines += [0x20, 0x20]
    lines += pass.file.utf8
    lines.append(0x0A)
    if lines.count >= Self.linesInMemory { try flush() }
  }

  /// Every row has been told of.
  consuming func publish() throws(SystemError) {
    try flush()
    try part.publish(existing: .replace)
  }

  private mutating func flush() throws(SystemError) {
    try part.append(lines)
    lines.removeAll(keepingCapacity: true)
  }
}
