import Foundation
import Testing

/// Holds a page in `docs` to the table that it is printed from.
public enum FreshPage {
  /// Compares; with `PASSFORGE_RECORD=1` and outside CI it writes the page instead.
  public static func check(_ name: String, _ text: String, filter: String) throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/\(name)")
    let environment = ProcessInfo.processInfo.environment
    if environment["PASSFORGE_RECORD"] == "1", environment["CI"] == nil {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }
    let found = try? String(contentsOf: page, encoding: .utf8)
    #expect(found == text, "docs/\(name) is stale: PASSFORGE_RECORD=1 swift test --filter \(filter)")
  }
}
