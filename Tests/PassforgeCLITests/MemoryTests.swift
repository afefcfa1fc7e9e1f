import Foundation
import TestSupport
import Testing

/// What a core dump would hold while a pass is being handed out: the key has signed, and no password is left.
@Suite struct MemoryTests {
  private static let marker = "mArker-0815-Zebra-4711"

  /// As it was typed, and as PKCS#12 spells it (RFC 7292, B.1).
  private static let spellings: [[UInt8]] = [
    Array(marker.utf8), marker.utf8.reduce(into: []) { $0 += [0, $1] },
  ]

  private struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var words: [String] = []
    var environment: [String: String] = [:]
    /// What `bash` puts before the command.
    var before = ""
  }

  private static let ways = [
    Way(testDescription: "a .p12", words: ["--identity", "id.p12", "--password-file", "password"]),
    Way(
      testDescription: "a .p12 in a variable",
      words: ["--identity", "env:P12", "--password-file", "password"],
      before: "export P12=$(base64 -w 0 id.p12);"),
    Way(
      testDescription: "a .p12 of old", words: ["--identity", "old.p12", "--password-file", "password"]),
    Way(
      testDescription: "an encrypted key",
      words: ["--certificate", "chain.pem", "--key", "key.pem", "--password-file", "password"]),
    Way(
      testDescription: "the password from a pipe", words: ["--identity", "id.p12", "--password-fd", "7"],
      before: "exec 7< <(cat password);"),
  ]

  private static func prepared() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let outcome = try BuiltCommand.bash(
      [
        "-ec",
        """
        printf %s "$MARKER" > password
        passforge init card --style posterGeneric > said 2>&1
        type=$(sed -n 's/.*"passTypeIdentifier": "\\(.*\\)".*/\\1/p' card/pass.json)
        team=$(sed -n 's/.*"teamIdentifier": "\\(.*\\)".*/\\1/p' card/pass.json)
        passforge identity new --development dev --nfc --pass-type "$type" --team "$team" > said
        passforge inputs card --example > row.json
        openssl pkcs12 -export -in dev/identity.pem -out id.p12 -passout file:password
        openssl pkcs12 -export -legacy -in dev/identity.pem -out old.p12 -passout file:password
        openssl pkey -in dev/identity.pem -aes256 -out key.pem -passout file:password
        sed -n '/BEGIN CERT/,$p' dev/identity.pem > chain.pem
        """,
      ], in: folder.path, environment: environment(folder).merging(["MARKER": marker]) { $1 })
    try #require(outcome.status == 0, "\(outcome.output)")
    return folder
  }

  private static func environment(_ folder: TemporaryFolder) -> [String: String] {
    ["HOME": folder.path, "PASSFORGE_TEMPLATES": BuiltCommand.package + "/Templates"]
  }

  /// Starts a build that writes to a pipe which nobody empties, looks into it while it waits, and lets it end.
  private static func look(
    _ way: Way, in folder: TemporaryFolder, for needles: [[UInt8]]
  ) throws -> [Int]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      [
        "-c", way.before + #"exec passforge build card --data row.json -o - "$@""#, "bash",
      ] + way.words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": BuiltCommand.folder + ":" + path].merging(environment(folder)) { $1 }
      .merging(way.environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: folder.file("said"))
    try process.run()
    var waiting: Int32 = 0
    for _ in 0..<600 where waiting < 1 << 16 && process.isRunning {
      _ = ioctl(output.fileHandleForReading.fileDescriptor, UInt(FIONREAD), &waiting)
      usleep(50_000)
    }
    try #require(
      waiting >= 1 << 15,
      "it does not wait: \((try? String(contentsOfFile: folder.file("said"), encoding: .utf8)) ?? "")")
    let found = try ForeignMemory(of: process.processIdentifier).occurrences(of: needles)
    _ = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return found
  }

  @Test(arguments: ways) private func `no password is in the memory of what has signed`(_ way: Way) throws {
    let folder = try Self.prepared()
    // That something is found at all: the command's own words, and the row.
    let known = Array("--password".utf8)
    guard let found = try Self.look(way, in: folder, for: Self.spellings + [known]) else {
      #expect(geteuid() != 0, "root may look into every process")
      return
    }
    #expect(found[0] == 0 && found[1] == 0, "\(found)")
    #expect(found[2] > 0)
  }

  /// Where it does not hold: the variables of a process stay where the kernel put them (docs/security.md).
  @Test func `a password in a variable stays where the kernel put it`() throws {
    let folder = try Self.prepared()
    let way = Way(
      testDescription: "a variable", words: ["--identity", "id.p12"],
      environment: ["PASSFORGE_KEY_PASSWORD": Self.marker])
    guard let found = try Self.look(way, in: folder, for: Self.spellings) else {
      #expect(geteuid() != 0, "root may look into every process")
      return
    }
    #expect(found[0] > 0 && found[1] == 0)
  }
}
