import Foundation
import PassData
import PassTemplate
import Testing

/// The JSON-e project's own suite. It lies beside the checkout, not in it; where it is absent these tests are skipped.
@Suite struct ConformanceTests {
  @Test(.enabled(if: SharedFolder.has("conformance/json-e.json"), "the suite lies in ../shared"))
  func everyCaseOfTheSuiteHasItsResultOrItsErrorText() throws {
    let bytes = [UInt8](try Data(contentsOf: SharedFolder.url("conformance/json-e.json")))
    let suite = try JSONReader.read(bytes, file: "json-e.json")
    let cases = try #require(suite.value["cases"]?.arrayValue)
    #expect(cases.count == 766)
    for element in cases {
      let test = try #require(ConformanceCase(element))
      let complaint = test.complaint()
      #expect(complaint == nil, "case \(test.id): \(complaint ?? "")")
    }
  }
}

struct ConformanceCase {
  enum Expectation {
    case value(JSONValue)
    case error(String)
    case anyError
  }

  let id: String
  let template: JSONValue
  let context: JSONObject
  let expectation: Expectation

  init?(_ value: JSONValue) {
    guard let id = value["id"]?.numberValue, let template = value["template"],
      let context = value["context"]?.objectValue
    else { return nil }
    self.id = id.text + " " + String(decoding: JSONWriter.write(template), as: UTF8.self)
    self.template = template
    self.context = context
    switch (value["error"], value["result"]) {
    case (.string(let text)?, _): expectation = .error(text)
    case (.bool(true)?, _): expectation = .anyError
    case (_, let result?): expectation = .value(result)
    default: return nil
    }
  }

  /// What is wrong, or nil.
  func complaint() -> String? {
    let outcome: Result<JSONValue, TemplateError>
    do throws(TemplateError) {
      outcome = .success(try Template(compiling: template).render(frozenContext(context)))
    } catch {
      outcome = .failure(error)
    }
    switch (outcome, expectation) {
    case (.success(let found), .value(let wanted)):
      return found.isEquivalent(to: wanted) ? nil : "gave \(found.compact), not \(wanted.compact)"
    case (.failure(let error), .error(let wanted)):
      return error.specificationText == wanted ? nil : "said '\(error.specificationText)', not '\(wanted)'"
    case (.failure, .anyError): return nil
    case (.failure(let error), .value): return "failed: \(error.specificationText)"
    case (.success(let found), .error(let wanted)): return "gave \(found.compact), not the error '\(wanted)'"
    case (.success(let found), .anyError): return "gave \(found.compact), not an error"
    }
  }
}
