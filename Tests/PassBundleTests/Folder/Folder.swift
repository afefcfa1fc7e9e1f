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

/// The folder with cases that lies beside a checkout on a developer's machine.
enum Shared {
  static let root: String = {
    if let path = ProcessInfo.processInfo.environment["PASSFORGE_SHARED"] { return path }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return package.appendingPathComponent("../shared").standardized.path
  }()

  static var exists: Bool { FileManager.default.fileExists(atPath: root + "/cases") }
  static func path(_ name: String) -> String { root + "/" + name }
}

/// Programs of others, asked for what they make of our files, or for files to try on us.
enum Outsider {
  static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, bytes: [UInt8]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, Array(data))
  }
}
