import PassData
import Testing

@testable import PassforgeCLI

@Suite struct ExitStatusTests {
  @Test(
    arguments: [
      ([], 0), (["!image.oversize"], 0), (["image.icon-missing"], 1), (["json.trailing-comma"], 1),
      (["template.unknown-name"], 1), (["usage.unknown-option"], 2), (["file.not-found"], 2),
      (["image.icon-missing", "file.not-found"], 2), (["run.interrupted"], 130),
      (["identity.none"], 2), (["identity.is-intermediate"], 2), (["identity.team-mismatch"], 1),
      (["!identity.expires-soon"], 0), (["identity.expires-soon"], 1),
    ] as [([String], Int32)])
  func `what could not run weighs more than what is wrong`(_ codes: [String], _ status: Int32) {
    let diagnostics = codes.map { code in
      code.hasPrefix("!") ? Diagnostic(.warning, String(code.dropFirst()), "") : Diagnostic(.error, code, "")
    }
    #expect(ExitStatus(of: diagnostics).code == status)
  }
}
