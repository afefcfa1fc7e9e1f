import Foundation
import TestSupport
import Testing

/// `ci/run.sh` as a job runs it, and what it leaves behind.
@Suite struct ActionScriptTests {
  struct Scenario: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var variables: [String: String]
    var hasSecrets = true
    let status: Int32
    /// What the log says, and what it does not.
    let says: [String]
    var verdict: String?
    var leaves: [String] = []
    var leavesNot: [String] = []
  }

  static let build = ["PF_COMMAND": "build", "PF_SOURCE": "card", "PF_DATA": "row.json"]
  static let batch = ["PF_COMMAND": "batch", "PF_SOURCE": "card", "PF_DATA": "rows.csv", "PF_OUTPUT": "out"]

  private static let apart = [
    "PASSFORGE_P12": "", "PASSFORGE_CERTIFICATE": "env:MY_OWN_P12", "PASSFORGE_KEY": "env:MY_OWN_P12",
  ]

  static let scenarios: [Scenario] = [
    Scenario(
      testDescription: "a good build", variables: build, status: 0, says: ["dist/card.pkpass"],
      verdict: "ok", leaves: ["dist/card.pkpass"]),
    Scenario(
      testDescription: "a good batch", variables: batch, status: 0, says: ["done 2 passes"], verdict: "ok",
      leaves: ["out/S-1.pkpass", "out/S-2.pkpass", "out/SHA256SUMS", "out/report.ndjson"]),
    Scenario(
      testDescription: "a row that is no pass",
      variables: batch.merging(["PF_DATA": "bad.csv"]) { $1 }, status: 1, says: ["1 rejected", "::error "],
      verdict: "problems", leaves: ["out/rejected.csv"]),
    Scenario(
      testDescription: "a fork without secrets",
      variables: build.merging(["GITHUB_EVENT_NAME": "pull_request"]) { $1 }, hasSecrets: false, status: 0,
      says: ["no secrets in this pull request: lint and preview only"], verdict: "ok",
      leavesNot: ["dist/card.pkpass"]),
    Scenario(
      testDescription: "no secrets elsewhere", variables: build, hasSecrets: false, status: 2,
      says: ["::error title=identity.none::"], verdict: "failed", leavesNot: ["dist/card.pkpass"]),
    Scenario(
      testDescription: "foreign sources beside secrets",
      variables: build.merging(["GITHUB_EVENT_NAME": "pull_request_target"]) { $1 }, status: 2,
      says: ["::error title=passforge::pull_request_target"], leavesNot: ["dist"]),
    Scenario(
      testDescription: "a wrong password",
      variables: build.merging(["PASSFORGE_KEY_PASSWORD": "not-it-4711"]) { $1 }, status: 2,
      says: ["::error ", "the password does not open 'env:PASSFORGE_P12'"], verdict: "failed",
      leavesNot: ["dist/card.pkpass"]),
    Scenario(
      testDescription: "an expired certificate",
      variables: build.merging(["SOURCE_DATE_EPOCH": "2556144000"]) { $1 }, status: 1,
      says: ["identity.expired"], verdict: "problems", leavesNot: ["dist/card.pkpass"]),
    Scenario(
      testDescription: "a certificate that ends too soon",
      variables: build.merging(["PF_MIN_DAYS": "9999999"]) { $1 }, status: 1,
      says: ["identity.expires-soon"], verdict: "problems", leavesNot: ["dist/card.pkpass"]),
    Scenario(
      testDescription: "a certificate beside its key", variables: build.merging(apart) { $1 }, status: 0,
      says: ["card.pkpass"], verdict: "ok", leaves: ["dist/card.pkpass"]),
    Scenario(
      testDescription: "a certificate beside its key that ends too soon",
      variables: build.merging(apart.merging(["PF_MIN_DAYS": "9999999"]) { $1 }) { $1 }, status: 1,
      says: ["identity.expires-soon"], verdict: "problems", leavesNot: ["dist/card.pkpass"]),
    Scenario(
      testDescription: "no rows", variables: batch.merging(["PF_DATA": "none.csv"]) { $1 }, status: 2,
      says: ["there are no rows"], leavesNot: ["out/S-1.pkpass"]),
    Scenario(
      testDescription: "spaces and quotes in every path",
      variables: [
        "PF_COMMAND": "build", "PF_SOURCE": "it's \"my\" $(touch pwned) card", "PF_DATA": "my `row`.json",
        "PF_OUTPUT": "the 'out' folder/a pass.pkpass",
      ], status: 0, says: ["a pass.pkpass"], verdict: "ok", leaves: ["the 'out' folder/a pass.pkpass"],
      leavesNot: ["pwned"]),
    Scenario(
      testDescription: "a path that looks like an option",
      variables: ["PF_COMMAND": "lint", "PF_SOURCE": "--fix"], status: 2, says: ["'./--fix' does not exist"],
      verdict: "failed"),
    Scenario(
      testDescription: "an unknown command", variables: ["PF_COMMAND": "rm -rf\n::error::x"], status: 2,
      says: ["the input command is lint, preview, build, batch or verify"]),
    Scenario(
      testDescription: "lint, for other programs too",
      variables: [
        "PF_COMMAND": "lint", "PF_SOURCE": "card", "PF_SARIF": "lint.sarif", "PF_CODEQUALITY": "gl.json",
        "PF_JUNIT": "junit.xml",
      ], status: 0, says: [], verdict: "ok", leaves: ["lint.sarif", "gl.json", "junit.xml"]),
    Scenario(
      testDescription: "no summary", variables: build.merging(["PF_SUMMARY": "false"]) { $1 }, status: 0,
      says: [], verdict: "ok", leavesNot: ["summary.md"]),
  ]

  @Test(arguments: scenarios) func `a job comes out, and no secret stays`(_ scenario: Scenario) throws {
    let job = try CIJob()
    for flags in [[], ["-v"], ["-x"]] {
      try job.clean()
      let verdict = try job.run(scenario.variables, hasSecrets: scenario.hasSecrets, flags: flags)
      #expect(verdict.status == scenario.status, "\(verdict.output)")
      for text in scenario.says { #expect(verdict.output.contains(text), "\(text): \(verdict.output)") }
      if let expected = scenario.verdict {
        let last = job.text("outputs").split(separator: "\n").last { $0.hasPrefix("verdict=") }
        #expect(last == "verdict=\(expected)")
      }
      for name in scenario.leaves { #expect(job.exists(name), "\(name) is missing: \(verdict.output)") }
      for name in scenario.leavesNot { #expect(!job.exists(name), "\(name) is there") }
      #expect(job.secretsFound(in: verdict.output) == [])
    }
  }

  /// The mistake of everybody who reads in a hurry: the secret itself in the variable that names it.
  @Test(arguments: [[], ["-v"]]) func `a key where its reference belongs is not shown`(_ flags: [String])
    throws
  {
    let job = try CIJob()
    let variables = Self.build.merging(["PASSFORGE_IDENTITY": job.p12]) { $1 }
    let outcome = try job.run(variables, hasSecrets: true, flags: flags)
    #expect(outcome.status == 2 && outcome.output.contains("put that into PASSFORGE_P12"))
    #expect(job.secretsFound(in: outcome.output) == [])
    // The command alone refuses it as well.
    let direct = try BuiltCommand.bash(
      ["-c", "passforge build card --data row.json -o x.pkpass"], in: job.folder.path,
      environment: ["GITHUB_ACTIONS": "true", "PASSFORGE_IDENTITY": job.p12, "HOME": job.folder.path])
    #expect(direct.status == 2)
    #expect(job.secretsFound(in: direct.output) == [])
  }

  /// The search must be able to find something.
  @Test func `a secret that stays is found`() throws {
    let job = try CIJob()
    #expect(job.secretsFound(in: "xx \(job.secrets[0]) yy") == ["the log"])
    try job.secrets[1].write(toFile: job.folder.file("card/left"), atomically: true, encoding: .utf8)
    #expect(job.secretsFound(in: "") == ["card/left"])
  }
}
