import Foundation

/// The package's own files, as the architecture tests read them.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File: Sendable {
    /// `Sources/PassData/JSON/JSONValue.swift`
    let path: String
    let text: String

    /// `PassData`
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
    /// `PassData/JSON`
    var folder: String { path.split(separator: "/").dropFirst().dropLast().joined(separator: "/") }
    /// `JSONValue`
    var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    var lines: [(number: Int, text: Substring)] {
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, $1) }
    }
  }

  static let sources = files(below: "Sources", withExtensions: ["swift"])
  static let tests = files(below: "Tests", withExtensions: ["swift"])

  static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func folders(below path: String) -> [String] {
    let url = root.appendingPathComponent(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path + "/" + name, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted()
  }

  static func files(below folder: String, withExtensions extensions: Set<String>) -> [File] {
    let paths =
      (try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    return paths.sorted().compactMap { path in
      guard extensions.contains(URL(fileURLWithPath: path).pathExtension) else { return nil }
      return text(folder + "/" + path).map { File(path: folder + "/" + path, text: $0) }
    }
  }
}
