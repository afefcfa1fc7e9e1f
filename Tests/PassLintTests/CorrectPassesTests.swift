import Foundation
import PassData
import Testing

@testable import PassLint

/// The false-positive suite: `Tests/Vectors/passes/README.md` says what lies there.
@Suite struct CorrectPassesTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Vectors/passes")

  struct CorrectPass: CustomTestStringConvertible, Sendable {
    let folder: URL
    var testDescription: String { folder.lastPathComponent }

    /// The ids of the notes that are due.
    var notes: Set<String> { Set(lines("notes.txt")) }

    func subject() throws -> LintSubject {
      let passJSON = Array(try Data(contentsOf: folder.appendingPathComponent("pass.json")))
      let document = try JSONReader.read(passJSON, file: "\(testDescription)/pass.json")
      return LintSubject(
        name: testDescription, document: document, files: FileFacts(try files()),
        now: Timestamp(seconds: 1_798_761_600, nanoseconds: 0))
    }

    private func files() throws -> [(path: String, bytes: [UInt8])] {
      let own = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        !["pass.json", "images.txt", "notes.txt"].contains($0) && !$0.hasSuffix(".lproj")
      }
      let texts = try own.map { ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
      return try texts + lines("images.txt").flatMap(pictures)
    }

    /// `strip strip-144` is a strip at three scales out of the shared folder.
    private func pictures(_ line: String) throws -> [(String, [UInt8])] {
      let words = line.split(separator: " ").map(String.init)
      try #require(words.count == 2, "\(testDescription)/images.txt: '\(line)'")
      return try ["", "@2x", "@3x"].map { scale in
        let source = CorrectPassesTests.root.appendingPathComponent("images/\(words[1])\(scale).png")
        return (words[0] + scale + ".png", Array(try Data(contentsOf: source)))
      }
    }

    private func lines(_ name: String) -> [String] {
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }
  }

  static let passes: [CorrectPass] = {
    let all = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.lastPathComponent.first?.isNumber == true }.map(CorrectPass.init)
      .sorted { $0.testDescription < $1.testDescription }
  }()

  @Test func `there are at least thirty of them`() {
    #expect(Self.passes.count >= 30)
  }

  @Test(arguments: passes)
  func `a correct pass has no error, no warning, and only the notes that it names`(pass: CorrectPass) throws {
    let findings = Linter().check(try pass.subject()).findings
    let harder = findings.filter { $0.severity != .note }
    #expect(harder.map(Self.words(for:)) == [])
    let notes = findings.filter { $0.severity == .note }
    #expect(notes.filter { !pass.notes.contains($0.code) }.map(Self.words(for:)) == [])
    #expect(pass.notes.subtracting(notes.map(\.code)) == [], "named in notes.txt, and not found")
  }

  private static func words(for finding: Diagnostic) -> String {
    "\(finding.code) \(finding.location?.pointer?.description ?? finding.location?.file ?? ""): \(finding.message)"
  }
}
