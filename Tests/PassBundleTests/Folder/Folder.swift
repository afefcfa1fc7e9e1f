import Foundation
import TestSupport

/// A folder with the files of one test.
struct Folder {
  private let temporary = TemporaryFolder()
  var path: String { temporary.path }

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(fileURLWithPath: file(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  func file(_ name: String) -> String { temporary.file(name) }

  /// Every name with its bytes, links as links.
  static func listing(of path: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let place = path + "/" + name
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) {
        result[name] = Data("-> \(target)".utf8)
      } else {
        result[name] = FileManager.default.contents(atPath: place) ?? Data()
      }
    }
    return result
  }
}
