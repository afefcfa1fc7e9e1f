import Foundation

/// The `openssl` command as an outside judge.
enum OpenSSLCommand {
  struct Result {
    let status: Int32
    let output: String
  }

  /// Where it is installed, or nil.
  static let path = ["/usr/bin/openssl", "/usr/local/bin/openssl"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static var isInstalled: Bool { path != nil }

  @discardableResult
  static func run(_ arguments: String..., in folder: String? = nil, input: [UInt8] = []) throws -> Result {
    try run(arguments, in: folder, input: input)
  }

  @discardableResult
  static func run(_ arguments: [String], in folder: String? = nil, input: [UInt8] = []) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "/usr/bin/openssl")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let standardInput = Pipe()
    process.standardInput = standardInput
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input))
    try standardInput.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
