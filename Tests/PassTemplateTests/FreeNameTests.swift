import PassData
import PassTemplate
import Testing

@Suite struct FreeNameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let template: String
    let required: [String]
    var optional: [String] = []
    var columns: [String] = []
    var testDescription: String { template }
  }

  static let cases = [
    Case(template: #""${a} ${b.c} ${a}""#, required: ["a", "b"]),
    Case(template: #"{"${k}": {"$eval": "v"}}"#, required: ["k", "v"]),
    Case(
      template: #"{"$eval": "[a, {b: c}, d(e), f[g:h], !i, -j ** k, l in m]"}"#,
      required: Array("acdefghijklm").map(String.init)),
    Case(template: #"{"$let": {"a": {"$eval": "b"}}, "in": "${a} ${c}"}"#, required: ["b", "c"]),
    Case(template: #"[{"$let": {"a": 1}, "in": "${a}"}, "${a}"]"#, required: ["a"]),
    Case(template: #"{"$let": {"$eval": "names"}, "in": "${a}"}"#, required: ["names"], optional: ["a"]),
    Case(template: #"{"$let": {"${k}": 1}, "in": "${a}"}"#, required: ["k"], optional: ["a"]),
    Case(template: #"{"$map": {"$eval": "list"}, "each(x,i)": "${x}${i}${y}"}"#, required: ["list", "y"]),
    Case(
      template: #"{"$reduce": [1], "each(acc,x)": {"$eval": "acc + x + z"}, "initial": 0}"#, required: ["z"]),
    Case(template: #"{"$sort": {"$eval": "l"}, "by(x)": "x.v + w"}"#, required: ["l", "w"]),
    Case(template: #"{"$find": {"$eval": "l"}, "each(x)": "x == w"}"#, required: ["l", "w"]),
    Case(template: #"{"$match": {"a": "${b}"}}"#, required: ["a", "b"]),
    Case(template: #"{"$switch": {"a": "${b}", "$default": "${c}"}}"#, required: ["a", "b", "c"]),
    Case(template: #"{"$if": "defined('a')", "then": "${a}"}"#, required: [], optional: ["a"]),
    Case(
      template: #""${len(a)} ${now} ${row['First Name']} ${row.b}""#, required: ["a", "now"],
      columns: ["First Name", "b"]),
    Case(template: #"{"$fromNow": "${d} days", "from": {"$eval": "when"}}"#, required: ["d", "when"]),
  ]

  @Test(arguments: cases)
  func theNamesThatATemplateTakesFromTheRowAreFound(_ test: Case) throws {
    let names = Template(compiling: try document(test.template)).freeNames
    #expect(Set(names.names.filter(\.isRequired).map(\.name)) == Set(test.required))
    #expect(names.names.filter { !$0.isRequired }.map(\.name) == test.optional)
    #expect(names.columns.map(\.name) == test.columns)
    #expect(!names.takesWholeRow)
  }

  @Test(arguments: [#"{"$eval": "row"}"#, #"{"$eval": "row[k]"}"#, #"{"$json": {"$eval": "row"}}"#])
  func theRowAsAWholeMayUseAnyColumn(_ text: String) throws {
    #expect(Template(compiling: try document(text)).freeNames.takesWholeRow)
  }

  @Test func aUseTellsItsPlaceAndKind() throws {
    let template = Template(compiling: try document(#"{"a": "${n} ${n * 2}", "b": {"$if": "n", "then": 1}}"#))
    let uses = try #require(template.freeNames["n"]?.uses)
    #expect(uses.map(\.kind) == [.text, .number, .condition])
    #expect(uses.map { template.location(of: $0.place)?.column } == [10, 15, 38])
  }

  @Test func namesOfSeveralTemplatesAreMerged() throws {
    var names = Template(compiling: try document(#""${a} ${row.x}""#)).freeNames
    names.merge(Template(compiling: try document(#"["${a}", "${b}", {"$eval": "row"}]"#)).freeNames)
    #expect(names.names.map(\.name) == ["a", "b", "row"])
    #expect(names["a"]?.uses.count == 2)
    #expect(names.column("x")?.uses.count == 1)
    #expect(names.takesWholeRow)
  }

  @Test func anUnknownNameHasItsNearest() throws {
    let names = Template(compiling: try document(#""${blance} ${flightNmuber} ${zzz}""#)).freeNames
    let errors = names.unknown(columns: ["balance", "flightNumber", "name"])
    #expect(
      errors.map(\.fault) == [
        .unknownName("blance", nearest: "balance"), .unknownName("flightNmuber", nearest: "flightNumber"),
        .unknownName("zzz", nearest: nil),
      ])
  }
}
