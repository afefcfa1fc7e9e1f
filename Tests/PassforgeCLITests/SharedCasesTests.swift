import Foundation
import PassSystem
import TestSupport
import Testing

@testable import PassforgeCLI

/// The cases in `../shared/cases` that `build` and `sign` have to do with; skipped where that folder is not.
@Suite(.enabled(if: SharedFolder.path != nil, "there is no ../shared")) struct SharedCasesTests {
  private let folder = TemporaryFolder()

  /// A copy of a case's folder, because some are changed, and none may be.
  private func copy(_ name: String) throws -> String {
    let shared = try #require(SharedFolder.path)
    let target = folder.file(FilePath.lastComponent(of: name))
    try FileManager.default.copyItem(atPath: "\(shared)/cases/\(name)", toPath: target)
    return target
  }

  private func build(_ path: String, _ words: String...) async -> Run {
    let output = Captured()
    let errors = Captured()
    let context = Context.forTest(
      in: folder.path, environment: ["HOME": folder.path], output: output, errors: errors)
    let status = await CommandLineTool.run(["build", path, "--development", "--json"] + words, in: context)
    return Run(status: status, output: output.text, outputBytes: output.bytes, errors: errors.text)
  }

  private func passJSON(of archive: String) throws -> String {
    try #require(try ExternalJudge.run(["unzip", "-p", folder.file(archive), "pass.json"])).output
  }

  @Test func `07: an offset survives`() async throws {
    let run = await build(try copy("07-offset-must-survive/t.pass"), "-o", "x.pkpass")
    #expect(run.status == .done, "\(run.errors)")
    #expect(try passJSON(of: "x.pkpass").matches(of: /2026-05-01T19:30-08:00/).count == 2)
  }

  @Test(arguments: [("none", Int32(1)), ("empty", 1), ("wrongname", 1), ("only2x", 0)])
  func `11: a pass needs an icon`(_ name: String, _ status: Int32) async throws {
    let run = await build(try copy("11-icon/\(name).pass"), "-o", "x.pkpass")
    #expect(run.status.code == status, "\(run.output)\(run.errors)")
    #expect(FileStatus.exists(folder.file("x.pkpass")) == (status == 0))
    #expect(!run.errors.contains("zip"))
  }

  @Test func `13: unknown keys survive`() async throws {
    let run = await build(try copy("13-unknown-keys-survive/t.pass"), "-o", "x.pkpass")
    #expect(run.status == .done, "\(run.errors)")
    let text = try passJSON(of: "x.pkpass")
    for key in ["someFutureKey", "deep", "futureFields", "futureHint", "primaryfields", "futureTint"] {
      #expect(text.contains("\"\(key)\""), "\(key)")
    }
    #expect(run.output.contains("primaryFields"))
  }

  @Test func `24: what lies about in a template`() async throws {
    let path = try copy("24-dirty-template/t.pass")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/link.png", withDestinationPath: "/etc/hostname")
    let before = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    let run = await build(path, "-o", "x.pkpass")
    #expect(run.status == .problems, "\(run.errors)")
    for word in ["key.pem", "link.png", "notes.txt", "manifestLogo.png"] {
      #expect(run.errors.contains(word), "\(word)")
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: path).sorted() == before)
    #expect(!FileStatus.exists(folder.file("x.pkpass")))
  }

  @Test(arguments: ["a", "b", "c", "e", "f", "g", "h"])
  func `29: a pass whose structure is wrong is not signed`(_ name: String) async throws {
    let path = folder.file("t.pass")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let shared = try #require(SharedFolder.path)
    try FileManager.default.copyItem(
      atPath: "\(shared)/cases/29-structure-errors/\(name).json", toPath: path + "/pass.json")
    for scale in ["", "@2x", "@3x"] {
      try Data(PlainPNG.bytes(width: 29, height: 29)).write(
        to: URL(fileURLWithPath: path + "/icon\(scale).png"))
    }
    let run = await build(path, "-o", "x.pkpass")
    #expect(run.status == .problems, "\(run.output)\(run.errors)")
    #expect(!FileStatus.exists(folder.file("x.pkpass")))
  }
}
