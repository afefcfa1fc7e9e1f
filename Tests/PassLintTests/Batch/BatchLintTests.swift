import PassData
import Testing

@testable import PassLint

@Suite struct BatchLintTests {
  private func pass(serial: String, token: String? = nil) -> JSONValue {
    var pass: JSONValue = ["passTypeIdentifier": "pass.org.example", "serialNumber": .string(serial)]
    if let token {
      pass = MergePatch.apply(
        ["webServiceURL": "https://example.org", "authenticationToken": .string(token)], to: pass)
    }
    return pass
  }

  @Test func aSerialNumberThatStandsTwiceIsAnErrorAtItsSecondRow() {
    var batch = BatchLint()
    #expect(batch.add(pass(serial: "A"), at: SourceLocation(file: "rows.csv", line: 2)).isEmpty)
    #expect(batch.add(pass(serial: "B"), at: SourceLocation(file: "rows.csv", line: 3)).isEmpty)
    let found = batch.add(pass(serial: "A"), at: SourceLocation(file: "rows.csv", line: 4))
    #expect(found.map(\.code) == ["pass.serial-duplicate"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.location?.line == 4)
    #expect(found.first?.message.contains("line 2") == true)
  }

  @Test func oneTokenForAllIsOneWarningThatNeverShowsIt() {
    var batch = BatchLint()
    for line in 2...4 {
      _ = batch.add(
        pass(serial: "M\(line)", token: "aaaaaaaaaaaaaaaaaaaa"),
        at: SourceLocation(file: "rows.csv", line: line))
    }
    let found = batch.finish()
    #expect(found.map(\.code) == ["service.token-shared"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.contains("3 rows") == true)
    #expect(found.first?.message.contains("aaaa") == false)
  }

  @Test func tokensOfTheirOwnAreFine() {
    var batch = BatchLint()
    for line in 2...4 {
      _ = batch.add(
        pass(serial: "M\(line)", token: "token-of-row-\(line)-long"),
        at: SourceLocation(file: "rows.csv", line: line))
    }
    #expect(batch.finish().isEmpty)
  }

  @Test func strictMakesAnErrorOfTheWarning() {
    var batch = BatchLint(options: LintOptions(isStrict: true))
    for line in 2...3 {
      _ = batch.add(
        pass(serial: "M\(line)", token: "aaaaaaaaaaaaaaaaaaaa"),
        at: SourceLocation(file: "rows.csv", line: line))
    }
    #expect(batch.finish().first?.severity == .error)
  }
}
