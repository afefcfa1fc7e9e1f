import Foundation

/// A program that somebody else wrote, asked for its judgement.
enum Outsider {
  struct Result {
    let status: Int32
    let output: String
  }

  /// - Returns: nil where the program is not installed.
  static func run(_ name: String, _ arguments: [String], input: String = "", in folder: String = "/") throws
    -> Result?
  {
    guard let program = path(of: name) else { return nil }
    let process = Process()
    let output = Pipe()
    let source = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try input.write(to: source, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: source) }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: said, as: UTF8.self))
  }

  static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }
}
