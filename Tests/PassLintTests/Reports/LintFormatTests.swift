import Foundation
import PassData
import Testing

@testable import PassLint

@Suite struct LintFormatTests {
  private let report = LintReport(
    findings: [
      Diagnostic(
        .error, "field.key-duplicate", "the key 'a' & <b> stands twice\u{7}",
        at: SourceLocation(
          file: "my pass/pass.json", line: 3, column: 7,
          pointer: JSONPointer([.key("generic"), .key("backFields"), .index(0)])),
        hints: ["100% sure, really: do it"]),
      Diagnostic(.warning, "image.oversize", "too large", at: SourceLocation(file: "my pass/strip.png")),
      Diagnostic(.note, "template.something", "a note"),
    ], allowed: ["field.row-invalid"])

  private func json(_ format: LintFormat) throws -> JSONValue {
    try JSONReader.read(format.write(report, version: "1.0")).value
  }

  @Test func jsonHasTheKeysThatScriptsRelyOn() throws {
    let value = try json(.json)
    #expect(value["schemaVersion"] == 1)
    #expect(value["errors"] == 1)
    #expect(value["warnings"] == 1)
    #expect(value["allowed"] == ["field.row-invalid"])
    let finding = try #require(value["findings"]?.arrayValue?.first { $0["id"] == "field.key-duplicate" })
    #expect(finding["severity"] == "error")
    #expect(finding["file"] == "my pass/pass.json")
    #expect(finding["line"] == 3)
    #expect(finding["column"] == 7)
    #expect(finding["pointer"] == "/generic/backFields/0")
    #expect(finding["hint"] == "100% sure, really: do it")
  }

  @Test func sarifHasWhatItsSchemaRequires() throws {
    let value = try json(.sarif)
    #expect(value["version"] == "2.1.0")
    let run = try #require(value["runs"]?[0])
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.arrayValue)
    #expect(run["tool"]?["driver"]?["name"] == "passforge")
    let results = try #require(run["results"]?.arrayValue)
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"]?.numberValue?.int64)
      #expect(rules[Int(index)]["id"] == result["ruleId"])
      #expect(["error", "warning", "note"].contains(result["level"]?.stringValue))
      #expect(result["message"]?["text"]?.stringValue?.isEmpty == false)
    }
    let place = results.compactMap { $0["locations"]?[0]?["physicalLocation"] }
    #expect(place.contains { $0["artifactLocation"]?["uri"] == "my%20pass/pass.json" })
    #expect(place.contains { $0["region"]?["startLine"] == 3 })
  }

  @Test func githubEscapesWhatItsCommandsTakeForThemselves() {
    let text = String(decoding: LintFormat.github.write(report, version: "1.0"), as: UTF8.self)
    #expect(
      text.contains(
        "::error file=my pass/pass.json,line=3,col=7,title=field.key-duplicate::the key 'a' & <b> stands twice"
      ))
    #expect(text.contains("%0Ahint: 100%25 sure, really: do it\n"))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func gitlabGivesEveryIssueAFingerprintOfItsOwn() throws {
    let issues = try #require(try json(.gitlab).arrayValue)
    #expect(Set(issues.compactMap { $0["fingerprint"]?.stringValue }).count == 3)
    for issue in issues {
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"]?.stringValue))
      #expect(issue["location"]?["path"]?.stringValue != nil)
      #expect(issue["location"]?["lines"]?["begin"]?.numberValue != nil)
    }
  }

  @Test func junitIsXMLWhoseCountsAreRight() throws {
    let document = try XMLCheck.elements(of: LintFormat.junit.write(report, version: "1.0"))
    let suites = try #require(document.first)
    #expect(
      suites.name == "testsuites" && suites.attributes["failures"] == "2" && suites.attributes["tests"] == "3"
    )
    #expect(document.count { $0.name == "testcase" } == 3)
    #expect(document.count { $0.name == "failure" } == 2)
  }

  @Test func aCleanReportIsWholeInEveryFormat() throws {
    let clean = LintReport(findings: [])
    for format in [LintFormat.json, .sarif, .gitlab] {
      _ = try JSONReader.read(format.write(clean, version: "1.0"))
    }
    #expect(LintFormat.github.write(clean, version: "1.0").isEmpty)
    #expect(try XMLCheck.elements(of: LintFormat.junit.write(clean, version: "1.0")).count == 3)
  }
}
