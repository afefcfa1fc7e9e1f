import Foundation

/// A folder of cases beside the checkout, which not every checkout has.
public enum SharedFolder {
  /// `PASSFORGE_SHARED`, else `../shared` seen from the package; nil where there is none.
  public static let path: String? = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared").path
    let candidate = ProcessInfo.processInfo.environment["PASSFORGE_SHARED"] ?? beside
    return FileManager.default.fileExists(atPath: candidate) ? candidate : nil
  }()
}
