public import PassBundle
import PassData
import PassSystem

/// The files of a pass on their way to ``FileFacts``. Decoding images is what takes long, so it can begin ahead, on other
/// threads; whoever asks for the facts works along.
public final class FileDecoding: Sendable {
  typealias Entry = (path: String, bytes: [UInt8])

  let entries: [Entry]
  private let large: SharedWork<Entry, FileFacts.File>
  private let small: [Entry]

  /// What is made when a pass is sealed.
  private static let own = ["pass.json", "manifest.json", "signature"]

  /// - Parameter entries: path and bytes of every file.
  public init(_ entries: [(path: String, bytes: [UInt8])]) {
    self.entries = entries
    let foreign = entries.filter { !Self.own.contains($0.path) }
    let isLarge = { (entry: Entry) in entry.bytes.count >= 1 << 13 }
    small = foreign.filter { !isLarge($0) }
    // The largest first, so that nobody waits for one that was begun last.
    large = SharedWork(foreign.filter(isLarge).sorted { $0.bytes.count > $1.bytes.count }) {
      FileFacts.File($0)
    }
  }

  public convenience init(_ folder: PassFolder) {
    self.init(folder.assets.map { ($0.key.text, $0.value.bytes) })
  }

  public func begin() { large.begin() }

  /// Sorted by the bytes of their paths.
  var files: [FileFacts.File] {
    large.begin()
    let small = small.map(FileFacts.File.init)
    return (large.results + small).sorted { $0.path.precedesByBytes($1.path) }
  }
}
