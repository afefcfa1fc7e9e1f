import Foundation
import TestSupport
import Testing

/// `ci/install.sh`, with a mirror in a folder.
@Suite struct ActionInstallTests {
  let folder = TemporaryFolder()

  /// A release 0.1.0 whose `passforge` says a word.
  private func makeMirror() throws {
    let made = try BuiltCommand.bash(
      [
        "-ec",
        """
        name=passforge-0.1.0-linux-$(uname -m); mkdir -p $name/bin mirror/v0.1.0 temp
        printf '#!/bin/sh\\necho released\\n' >$name/bin/passforge; chmod +x $name/bin/passforge
        tar -czf mirror/v0.1.0/$name.tar.gz $name
        cd mirror/v0.1.0; sha256sum *.tar.gz >SHA256SUMS; cut -d' ' -f1 SHA256SUMS >../../digest
        """,
      ], in: folder.path, environment: [:])
    try #require(made.status == 0, "\(made.output)")
  }

  private func install(_ variables: [String: String]) throws -> BuiltCommand.Outcome {
    let environment = [
      "PF_VERSION": "0.1.0", "PF_RELEASES": "file://\(folder.path)/mirror",
      "RUNNER_TEMP": folder.file("temp"),
      "GITHUB_PATH": folder.file("path"), "GITHUB_ACTIONS": "true", "HOME": folder.path,
    ]
    return try BuiltCommand.bash(
      [BuiltCommand.package + "/ci/install.sh"], in: folder.path,
      environment: environment.merging(variables) { $1 })
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder.file(name), encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
  }

  @Test(.enabled(if: ExternalJudge.find("curl") != nil)) func `a release is put on the path`() throws {
    try makeMirror()
    for digest in ["", text("digest")] {
      let outcome = try install(["PF_SHA256": digest])
      #expect(outcome.status == 0, "\(outcome.output)")
      let bin = text("path").split(separator: "\n").last.map(String.init) ?? ""
      let said = try BuiltCommand.bash(["-c", "'\(bin)/passforge'"], in: folder.path, environment: [:])
      #expect(said.output == "released\n")
    }
  }

  @Test(
    .enabled(if: ExternalJudge.find("curl") != nil),
    arguments: [
      (["PF_SHA256": String(repeating: "0", count: 64)], "is not the one that was released"),
      (["PF_VERSION": "9.9.9"], "could not be fetched"),
      (["PF_VERSION": "0.1.0; touch pwned"], "is not of the form"),
      (["PF_VERSION": "../../x"], "is not of the form"),
    ])
  func `anything else is put nowhere`(_ variables: [String: String], _ says: String) throws {
    try makeMirror()
    let outcome = try install(variables)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("::error ") && outcome.output.contains(says), "\(outcome.output)")
    #expect(text("path").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.file("pwned")))
  }

  @Test(.enabled(if: ExternalJudge.find("curl") != nil), arguments: [(0, true), (1, false)])
  func `a release must be attested where that can be asked`(_ answer: Int, _ isPut: Bool) throws {
    try makeMirror()
    let made = try BuiltCommand.bash(
      [
        "-ec",
        """
        mkdir -p tools
        printf '#!/bin/sh\necho "$*" > '"$PWD"'/asked; exit \(answer)\n' > tools/gh; chmod +x tools/gh
        """,
      ], in: folder.path, environment: [:])
    try #require(made.status == 0, "\(made.output)")
    let path = folder.file("tools") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let outcome = try install(["PATH": path, "GH_TOKEN": "x", "PF_REPOSITORY": "example/passforge"])
    #expect((outcome.status == 0) == isPut, "\(outcome.output)")
    #expect(text("asked").hasPrefix("attestation verify passforge-0.1.0-linux-"))
    #expect(text("asked").hasSuffix("--repo example/passforge"))
    #expect(text("path").isEmpty == !isPut)
    if !isPut { #expect(outcome.output.contains("no workflow of example/passforge attests release 0.1.0")) }
  }

  @Test func `without a version the one that is there is taken`() throws {
    #expect(try install(["PF_VERSION": ""]).status == 0)
    #expect(try install(["PF_VERSION": "", "PATH": "/nowhere"]).output.contains("set the input version"))
  }
}
