import Foundation

/// Asks a program of this machine for its opinion.
public enum ExternalJudge {
  public struct Verdict: Sendable {
    public let status: Int32
    /// Standard output and standard error together.
    public let output: String
  }

  /// Runs a program found on `PATH`, with `input` as its standard input.
  ///
  /// - Parameter workingFolder: the folder that it is run in; by default that of the test.
  /// - Returns: nil where there is no such program; the caller's test has nothing to ask then.
  public static func run(_ command: [String], input: [UInt8] = [], in workingFolder: String? = nil) throws
    -> Verdict?
  {
    guard let name = command.first, let program = find(name) else { return nil }
    let folder = TemporaryFolder()
    let (inputFile, outputFile) = (folder.file("input"), folder.file("output"))
    try Data(input).write(to: URL(fileURLWithPath: inputFile))
    try Data().write(to: URL(fileURLWithPath: outputFile))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    if let workingFolder { process.currentDirectoryURL = URL(fileURLWithPath: workingFolder) }
    process.standardInput = FileHandle(forReadingAtPath: inputFile)
    let output = FileHandle(forWritingAtPath: outputFile)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    let text = try Data(contentsOf: URL(fileURLWithPath: outputFile))
    return Verdict(status: process.terminationStatus, output: String(decoding: text, as: UTF8.self))
  }

  /// The path of a program, or nil where it is not installed.
  public static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
