import Foundation
import PassSystem
import TestSupport
import Testing

/// A checkout with a template and rows, an identity in variables, and the files that a runner of GitHub gives a step.
final class CIJob {
  let folder = TemporaryFolder()
  /// What must be nowhere: passwords, and every line of the key and of the .p12.
  private(set) var secrets: [String] = []
  let p12: String
  private static let password = "marker-password-0815"

  init() throws {
    let keys = TemporaryFolder()
    let made = try BuiltCommand.bash(
      [
        "-ec",
        """
        passforge identity new --development dev --pass-type pass.org.example.test --team TEAM123456
        openssl pkcs12 -export -in dev/identity.pem -out id.p12 -passout env:MARKER
        base64 -w 0 id.p12 >id.base64
        openssl pkey -in dev/identity.pem -out key.pem
        """,
      ], in: keys.path, environment: ["HOME": keys.path, "MARKER": Self.password])
    try #require(made.status == 0, "\(made.output)")
    p12 = try String(contentsOfFile: keys.file("id.base64"), encoding: .utf8)
    let key = try String(contentsOfFile: keys.file("key.pem"), encoding: .utf8)
    let lines = stride(from: 0, to: p12.utf8.count - 64, by: 64).map { offset in
      String(p12.dropFirst(offset).prefix(64))
    }
    // A last line may be too short to be unmistakable.
    let keyLines = key.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("-") && $0.count >= 40
    }
    secrets = [Self.password, "not-it-4711"] + keyLines + lines
    try #require(keyLines.count > 10 && lines.count > 20)

    for name in ["card", "it's \"my\" $(touch pwned) card"] { try SmallTemplate.write(to: folder.file(name)) }
    let row = #"{"serial": "S-1", "name": "Ada"}"#
    let files = [
      "row.json": row, "my `row`.json": row, "rows.csv": "serial,name\nS-1,Ada\nS-2,Bo\n",
      "bad.csv": "serial,name\nS-1,Ada\nS-2,\(String(repeating: "::error::x", count: 9))\n",
      "none.csv": "serial,name\n",
    ]
    for (name, text) in files {
      try text.write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    }
  }

  /// Takes away what a run made.
  func clean() throws {
    for name in [
      "dist", "out", "the 'out' folder", "outputs", "summary.md", "lint.sarif", "gl.json", "junit.xml",
    ]
    where exists(name) { try FileManager.default.removeItem(atPath: folder.file(name)) }
  }

  func run(_ variables: [String: String], hasSecrets: Bool, flags: [String]) throws -> BuiltCommand.Outcome {
    var environment = [
      "HOME": folder.file("home"), "TMPDIR": folder.path, "RUNNER_TEMP": folder.path, "CI": "true",
      "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "push", "GITHUB_OUTPUT": folder.file("outputs"),
      "GITHUB_STEP_SUMMARY": folder.file("summary.md"),
      "PASSFORGE_P12": "", "PASSFORGE_KEY_PASSWORD": "",
    ]
    if hasSecrets {
      environment["PASSFORGE_P12"] = p12
      environment["MY_OWN_P12"] = p12
      environment["PASSFORGE_KEY_PASSWORD"] = Self.password
    }
    return try BuiltCommand.bash(
      flags + [BuiltCommand.package + "/ci/run.sh"], in: folder.path,
      environment: environment.merging(variables) { $1 })
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.file(name)) }

  func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder.file(name), encoding: .utf8)) ?? ""
  }

  /// Where any secret is to be found: the log, and every file that there is now.
  func secretsFound(in log: String) -> [String] {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    var found = secrets.contains(where: log.contains) ? ["the log"] : []
    for name in files.sorted() {
      guard let bytes = FileManager.default.contents(atPath: folder.file(name)) else { continue }
      if secrets.contains(where: { bytes.range(of: Data($0.utf8)) != nil }) { found.append(name) }
    }
    return found
  }
}
