import Foundation
import TestSupport

/// The built command and the shell, as somebody else starts them: a process with an environment of its own.
enum BuiltCommand {
  struct Outcome {
    let status: Int32
    /// Standard output and standard error together.
    let output: String
  }

  /// The folder that `passforge` lies in, beside the tests.
  static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  /// The sources.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Runs `bash` with words of its own; nothing of the test's environment but `PATH` comes along.
  static func bash(_ words: [String], in workingFolder: String, environment: [String: String]) throws
    -> Outcome
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: workingFolder)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": folder + ":" + path, "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    let log = TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: log.file("log")))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log.file("log")))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = try Data(contentsOf: URL(fileURLWithPath: log.file("log")))
    return Outcome(status: process.terminationStatus, output: String(decoding: text, as: UTF8.self))
  }
}
