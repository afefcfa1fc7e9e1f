import Foundation

/// A fresh folder for one test, removed with everything in it when the last holder lets go.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "passforge-test-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      preconditionFailure("no temporary folder could be made: \(error)")
    }
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path inside the folder.
  public func file(_ name: String) -> String { path + "/" + name }
}
