import PassData
import PassSystem

/// Tells whether anything in a folder has changed since it was last asked: names, sizes, times of change.
///
/// Looking costs a `stat` per file, which for a pass is nothing, and sees what every editor does, renaming included.
public struct FolderWatch {
  private let paths: [String]
  private var last: [String: Stamp]

  private struct Stamp: Equatable {
    let size: Int
    let inode: UInt64
    let changed: Timestamp
  }

  static let depth = 4
  static let files = 4_000

  /// - Parameter paths: folders, and files such as the data of a template.
  public init(_ paths: [String]) {
    self.paths = paths
    last = Self.look(at: paths)
  }

  public mutating func hasChanged() -> Bool {
    let now = Self.look(at: paths)
    defer { last = now }
    return now != last
  }

  private static func look(at paths: [String]) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for path in paths { look(at: path, depth: depth, &stamps) }
    return stamps
  }

  private static func look(at path: String, depth: Int, _ stamps: inout [String: Stamp]) {
    guard stamps.count < files, let status = try? FileStatus(of: path) else { return }
    guard status.kind == .directory else {
      stamps[path] = Stamp(size: status.size, inode: status.inode, changed: status.changed)
      return
    }
    guard depth > 0 else { return }
    for entry in (try? Directory.entries(of: path)) ?? [] where entry.name != ".git" {
      look(at: path + "/" + entry.name, depth: depth - 1, &stamps)
    }
  }
}
