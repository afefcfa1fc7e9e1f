import PassData
import PassModel
import Testing

@testable import PassLint

@Suite struct LinterTests {
  private func subject(_ patch: JSONValue = .object(JSONObject()), origin: LintSubject.Origin = .source)
    throws
    -> LintSubject
  {
    LintSubject(name: "t", origin: origin, tree: MergePatch.apply(patch, to: try BasePass.tree("generic")))
  }

  private let warned: JSONValue = ["authenticationToken": "0123456789abcdef"]
  private let refused: JSONValue = ["generic": ["backFields": [["key": "member", "value": "b"]]]]

  @Test func strictMakesErrorsOfWarningsAndLeavesNotes() throws {
    let strict = Linter(options: LintOptions(isStrict: true))
    #expect(strict.check(try subject(warned)).errors == 1)
    let noted = strict.check(try subject(["labelColor": "#ff0000"]))
    #expect(noted.errors == 0 && noted.notes == 1)
  }

  @Test func anAllowedErrorIsAWarningUnderStrictTooAndIsTold() throws {
    let options = LintOptions(isStrict: true, allowed: ["field.key-duplicate"])
    let report = Linter(options: options).check(try subject(refused))
    #expect(report.errors == 0 && report.warnings == 1)
    #expect(report.allowed == ["field.key-duplicate"])
  }

  @Test func whatIsIgnoredIsNotToldUnlessItIsAnError() throws {
    let ignoring = Linter(options: LintOptions(ignored: ["service.token-orphan", "field.key-duplicate"]))
    #expect(ignoring.check(try subject(warned)).findings.isEmpty)
    #expect(ignoring.check(try subject(refused)).errors == 1)
  }

  @Test func onlyTheNamedRulesRun() throws {
    let linter = Linter(options: LintOptions(only: ["service.token-orphan"]))
    #expect(linter.check(try subject(refused)).findings.isEmpty)
    #expect(linter.check(try subject(warned)).findings.count == 1)
  }

  @Test(arguments: [
    (
      LintOptions(allowed: ["field.key-duplicat"]),
      LintError.unknownRule("field.key-duplicat", nearest: "field.key-duplicate")
    ),
    (LintOptions(ignored: ["icon-missing"]), .unknownRule("icon-missing", nearest: "image.icon-missing")),
    (LintOptions(only: ["zzzzzzzzzzzz"]), .unknownRule("zzzzzzzzzzzz", nearest: nil)),
    (LintOptions(allowed: ["manifest.hash-mismatch"]), .cannotBeAllowed("manifest.hash-mismatch")),
    (LintOptions(allowed: ["json.invalid"]), .cannotBeAllowed("json.invalid")),
  ])
  func optionsThatNameNoRuleAreRefused(_ options: LintOptions, _ error: LintError) {
    #expect(throws: error) { try options.validate() }
  }

  @Test func aPreparedTemplateTellsItsFilesOnceAndItsRowsEach() throws {
    let linter = Linter()
    let prepared: PreparedLint = linter.prepare(
      LintSubject(name: "t", tree: try BasePass.tree("generic"), files: FileFacts([("notes.txt", [1])])))
    #expect(Set(prepared.report.findings.map(\.code)) == ["archive.unknown-root-file", "image.icon-missing"])
    let row = prepared.check(MergePatch.apply(warned, to: try BasePass.tree("generic")))
    #expect(row.findings.map(\.code) == ["service.token-orphan"])
  }

  @Test func findingsStandInTheOrderOfTheFile() throws {
    let text = """
      {"labelColor": "red", "serialNumber": "S", "formatVersion": 2, "passTypeIdentifier": "pass.a.b",
       "teamIdentifier": "T3ST0TEAM9", "organizationName": "A", "description": "A pass of A", "logoText": "A",
       "generic": {"backFields": [{"key": "a"}]}}
      """
    let document = try JSONReader.read(Array(text.utf8), file: "t/pass.json")
    let findings = Linter().check(LintSubject(document, now: nil)).findings
    #expect(
      findings.map(\.code) == ["color.unparsable", "pass.format-version-unsupported", "field.value-missing"])
    #expect(findings.first?.location?.column == 16)
  }

  @Test func nothingThatIsJSONMakesItCrash() throws {
    // Every value of the good poster in turn becomes every kind of JSON.
    let kinds: [JSONValue] = [nil, true, 1, "", "x", [], [[]], ["x"], [:], ["key": 1]]
    for base in ["poster", "flight", "posterGeneric", "boardingPass"] {
      let tree = try BasePass.tree(base)
      for pointer in Self.pointers(of: tree) {
        for kind in kinds {
          _ = Linter().check(
            LintSubject(name: "t", tree: Self.replacing(pointer.tokens[...], in: tree, with: kind)))
        }
      }
    }
  }

  private static func pointers(of value: JSONValue, at pointer: JSONPointer = .root) -> [JSONPointer] {
    var found = [pointer]
    for member in value.objectValue ?? JSONObject() {
      found += pointers(of: member.value, at: pointer.appending(member.key))
    }
    for (index, element) in (value.arrayValue ?? []).enumerated() {
      found += pointers(of: element, at: pointer.appending(index))
    }
    return found
  }

  private static func replacing(
    _ tokens: ArraySlice<JSONPointer.Token>, in value: JSONValue, with new: JSONValue
  ) -> JSONValue {
    guard let first = tokens.first else { return new }
    switch (first, value) {
    case (.key(let key), .object(var object)):
      object[key] = object[key].map { replacing(tokens.dropFirst(), in: $0, with: new) }
      return .object(object)
    case (.index(let index), .array(var elements)):
      elements[index] = replacing(tokens.dropFirst(), in: elements[index], with: new)
      return .array(elements)
    default: return value
    }
  }
}
