import Foundation
import PassSystem
import TestSupport
import Testing

@testable import PassforgeCLI

/// Runs one script in a fresh folder. Every line that does not come out is an issue of the test, with its place.
///
///     passforge build coffee …      must succeed; with ! it must fail
///     status 2                      the exit status of the last run
///     stdout 'regex'                what the last run said; with ! what it must not say
///     stderr 'regex'
///     stdin FILE                    standard input of the next run
///     env NAME=VALUE                from here on
///     terminal                      from here on, the streams are terminals
///     exists PATH…                  with ! they must not be there
///     cmp A B                       same bytes; stdout names what the last run said
///     mode FILE 600                 permission bits
///     snapshot PATH                 remember a folder …
///     unchanged PATH                … and hold it against what was remembered
///     png FILE WIDTH HEIGHT         write an image
///     mkdir, rm, cp, link, save     files; save FILE keeps what the last run said on stdout
///     exec PROGRAM …                an outsider, which must succeed (with ! fail); skipped where it is not installed
final class ScriptRun {
  /// `$PACKAGE` in scripts.
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private let script: Script
  private let folder = TemporaryFolder()
  private var environment: [String: String]
  private var terminal = TerminalFacts()
  private var input: [UInt8] = []
  private var last = Run(status: .done, output: "", outputBytes: [], errors: "")
  private var snapshots: [String: [String: Data]] = [:]

  init(_ script: Script) {
    self.script = script
    environment = ["HOME": folder.path + "/home"]
  }

  func run() async throws {
    for file in script.files {
      let url = url(file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.content.write(to: url, atomically: false, encoding: .utf8)
    }
    for line in script.lines {
      let words = line.words.map { word in
        word.replacingOccurrences(of: "$WORK", with: folder.path)
          .replacingOccurrences(of: "$PACKAGE", with: Self.package)
      }
      if let complaint = try await complaint(of: words[0], Array(words.dropFirst()), negated: line.isNegated)
      {
        Issue.record(
          "\(script.name):\(line.number): \(line.words.joined(separator: " ")): \(complaint)\n\(lastRun)")
        return
      }
    }
  }

  private var lastRun: String {
    "status \(last.status.code)\nstdout: \(last.output.prefix(2000))\nstderr: \(last.errors.prefix(4000))"
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }

  private func path(_ name: String) -> String { FilePath.join(folder.path, name) }

  /// Nil where the line came out.
  private func complaint(of command: String, _ words: [String], negated: Bool) async throws -> String? {
    switch command {
    case "passforge":
      await start(words)
      return (last.status == .done) == negated ? "unexpected status" : nil
    case "status": return String(last.status.code) == words.first ? nil : "another status"
    case "stdout": return try match(words, in: last.output, negated: negated)
    case "stderr": return try match(words, in: last.errors, negated: negated)
    case "exists":
      let wrong = words.filter { FileManager.default.fileExists(atPath: path($0)) == negated }
      return wrong.isEmpty ? nil : "\(wrong)"
    case "cmp": return try (content(words[0]) == content(words[1])) == !negated ? nil : "bytes"
    case "mode":
      let mode = try FileStatus(of: path(words[0])).permissions
      return String(mode, radix: 8) == words[1] ? nil : "mode is \(String(mode, radix: 8))"
    case "unchanged": return try tree(words[0]) == snapshots[words[0]] ? nil : "something changed"
    case "exec": return try outsider(words, negated: negated)
    default: return try prepare(command, words)
    }
  }

  private func start(_ words: [String]) async {
    let output = Captured()
    let errors = Captured()
    let context = Context.forTest(
      in: folder.path, environment: environment, input: input, output: output, errors: errors,
      terminal: terminal)
    input = []
    let status = await CommandLineTool.run(words, in: context)
    last = Run(
      status: status, output: shown(output.text), outputBytes: output.bytes, errors: shown(errors.text))
  }

  /// Paths as they would read for someone who stands in the folder.
  private func shown(_ text: String) -> String { text.replacingOccurrences(of: folder.path + "/", with: "") }

  private func match(_ words: [String], in text: String, negated: Bool) throws -> String? {
    for pattern in words {
      let regex = try Regex(pattern).anchorsMatchLineEndings()
      if text.contains(regex) == negated { return negated ? "found" : "not found" }
    }
    return nil
  }

  private func content(_ name: String) throws -> Data {
    name == "stdout" ? Data(last.outputBytes) : try Data(contentsOf: url(name))
  }

  private func prepare(_ command: String, _ words: [String]) throws -> String? {
    let files = FileManager.default
    switch command {
    case "stdin": input = [UInt8](try Data(contentsOf: url(words[0])))
    case "env":
      let parts = words[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      environment[String(parts[0])] = String(parts[1])
    case "terminal": terminal = TerminalFacts(input: true, output: true, errors: true, width: 80)
    case "snapshot": snapshots[words[0]] = try tree(words[0])
    case "png":
      try Data(PlainPNG.bytes(width: Int(words[1]) ?? 1, height: Int(words[2]) ?? 1)).write(to: url(words[0]))
    case "mkdir": try files.createDirectory(at: url(words[0]), withIntermediateDirectories: true)
    case "rm": try files.removeItem(at: url(words[0]))
    case "cp": try files.copyItem(at: url(words[0]), to: url(words[1]))
    case "link": try files.createSymbolicLink(atPath: path(words[1]), withDestinationPath: words[0])
    case "save": try Data(last.outputBytes).write(to: url(words[0]))
    default: return "there is no such command in scripts"
    }
    return nil
  }

  /// Every file below a folder with its bytes, links as their target.
  private func tree(_ name: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for entry in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
      let full = path(name) + "/" + entry
      switch try FileStatus(of: full, followingLinks: false).kind {
      case .regular: result[entry] = try Data(contentsOf: URL(fileURLWithPath: full))
      case .symbolicLink:
        result[entry] = Data(try FileManager.default.destinationOfSymbolicLink(atPath: full).utf8)
      case .directory, .other: result[entry] = Data()
      }
    }
    return result
  }

  private func outsider(_ words: [String], negated: Bool) throws -> String? {
    guard let result = try ExternalJudge.run(words, in: folder.path) else {
      return nil
    }
    return (result.status == 0) != negated ? nil : result.output
  }
}
