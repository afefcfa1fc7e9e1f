import PassData
import PassTemplate
import Testing

/// What people read of a fault: our own words, in the house's style.
@Suite struct TemplateFaultTests {
  /// A template for every fault that one can make.
  static let templates = [
    #"{"$eval": "1 1"}"#, #"{"$eval": "a.in"}"#, #"{"$eval": "(1]"}"#, #"{"$eval": "[,1]"}"#,
    #"{"$eval": "("}"#,
    #"{"$eval": "a ? b"}"#, #"{"$eval": "a = b"}"#, #"{"$eval": "a | b"}"#, #"{"$eval": "a & b"}"#,
    #"{"$eval": "5 % 2"}"#,
    #"{"$eval": "\u201cx\u201d"}"#, #"{"$eval": "'x"}"#, #"{"$eval": "~"}"#, #""${x""#, #"{"$eval": "nope"}"#,
    #"{"$eval": "{}.a"}"#, #"{"$eval": "[].a"}"#, #"{"$eval": "1[0]"}"#, #"{"$eval": "{}[1]"}"#,
    #"{"$eval": "[1]['a']"}"#,
    #"{"$eval": "[1][5]"}"#, #"{"$eval": "[1]['a':]"}"#, #"{"$eval": "1()"}"#, #"{"$eval": "1 + 'a'"}"#,
    #"{"$eval": "1 * 'a'"}"#, #"{"$eval": "1 < 'a'"}"#, #"{"$eval": "-'a'"}"#, #"{"$eval": "1 in 2"}"#,
    #"{"$eval": "1 in 'a'"}"#,
    #"{"$eval": "1 / 0"}"#, #"{"$eval": "10 ** 999"}"#, #"{"$eval": "len()"}"#, #"{"$eval": "min()"}"#,
    #"{"$eval": "number('x')"}"#, #""${[]}""#, #"{"$fromNow": "soon"}"#, #"{"$fromNow": "", "from": "soon"}"#,
    #"{"$fromNow": "99999 years"}"#, #"{"$eval": "1", "$json": 1}"#, #"{"$nope": 1}"#, #"{"$evl": 1}"#,
    #"{"$if": "1", "thne": 1}"#, #"{"$eval": "1", "x": 1}"#, #"{"$if": 1}"#, #"{"$flatten": 1}"#,
    #"{"$map": 1, "each(x)": 1}"#,
    #"{"$merge": 1}"#, #"{"$let": 1, "in": 1}"#, #"{"$fromNow": 1}"#, #"{"$match": 1}"#, #"{"$map": []}"#,
    #"{"$reduce": [], "initial": 1}"#, #"{"$reduce": [], "each(a,b)": 1, "each(a,c)": 1}"#, #"{"$let": {}}"#,
    #"{"$sort": [], "by(a)": "1", "by(b)": "1"}"#, #"{"$let": {"a b": 1}, "in": 1}"#,
    #"{"$find": [], "each(x)": 1}"#,
    #"{"$map": {"a": 1}, "each(x)": 1}"#, #"{"$switch": {"1": 1, "2": 2}}"#, #"{"$sort": [1, "a"]}"#,
    #"{"$eval": "min"}"#,
    #"{"$eval": "range(0, 9999999)"}"#,
  ]

  @Test(arguments: templates)
  func aFaultIsWordedForPeople(_ text: String) throws {
    let template = Template(compiling: try document(text))
    let error = try #require(throws: TemplateError.self) {
      if let fault = template.faults.first { throw fault }
      _ = try template.render(TemplateContext(row: JSONObject(), now: frozenMoment))
    }
    let diagnostic = error.diagnostic
    #expect(diagnostic.code.hasPrefix("template."))
    #expect(diagnostic.code.hasSuffix("error") == false, "\(diagnostic.code) has no words of its own")
    #expect(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."))
    #expect(diagnostic.message.first.map { !$0.isUppercase } == true, "\(diagnostic.message)")
    #expect(diagnostic.hints.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") }, "\(diagnostic.hints)")
    #expect(!error.specificationText.hasSuffix(": "))
    if error.fault != .uncalledFunction { #expect(error.location?.line == 1) }
  }

  /// Not every fault is a template's: two more are a context's.
  @Test func aFaultIsAValue() {
    let fault = TemplateFault.limit(.depth, 200)
    #expect(fault != .limit(.depth, 100))
    #expect(fault != .contextKey("a b"))
  }
}
