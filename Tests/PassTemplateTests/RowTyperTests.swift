import PassData
import PassSystem
import PassTemplate
import Testing

@Suite struct RowTyperTests {
  static let catalog = ZoneCatalog(Environment([:]))

  private func typer(_ row: String, zone: String? = nil) throws -> RowTyper {
    let inputs = TemplateInputs(decoding: try document("{\"row\": \(row)}", file: "template.json"))
    #expect(inputs.faults.isEmpty)
    return try RowTyper(inputs.row, zones: Self.catalog, defaultZone: zone)
  }

  // MARK: Cells

  struct Cell: CustomTestStringConvertible, Sendable {
    let schema: String
    let text: String
    /// The value as JSON, or the code of the fault.
    let outcome: String

    init(_ schema: String, _ text: String, _ outcome: String) {
      self.schema = schema
      self.text = text
      self.outcome = outcome
    }

    var testDescription: String { "\(text.debugDescription) as \(schema)" }
  }

  static let cells = [
    Cell(#"{"type": "string"}"#, "007", #""007""#),
    Cell(#"{"type": "string"}"#, "  x ", #""  x ""#),
    Cell(#"{}"#, "12", #""12""#),
    Cell(#"{"type": "number"}"#, "12.50", "12.50"),
    Cell(#"{"type": "number"}"#, "1e3", "1e3"),
    Cell(#"{"type": "number"}"#, "18446744073709551616", "18446744073709551616"),
    Cell(#"{"type": "number"}"#, "007", "row.wrong-type"),
    Cell(#"{"type": "number"}"#, "+5", "row.wrong-type"),
    Cell(#"{"type": "number"}"#, "1,5", "row.wrong-type"),
    Cell(#"{"type": "number"}"#, " 5", "row.wrong-type"),
    Cell(#"{"type": "number"}"#, "many", "row.wrong-type"),
    Cell(#"{"type": "integer"}"#, "1.0", "1.0"),
    Cell(#"{"type": "integer"}"#, "1.5", "row.wrong-type"),
    Cell(#"{"type": "boolean"}"#, "yes", "true"),
    Cell(#"{"type": "boolean"}"#, "FALSE", "false"),
    Cell(#"{"type": "boolean"}"#, "1", "true"),
    Cell(#"{"type": "boolean"}"#, "0", "false"),
    Cell(#"{"type": "boolean"}"#, "maybe", "row.wrong-type"),
    Cell(#"{"type": "array"}"#, #"[1, "a"]"#, #"[1,"a"]"#),
    Cell(#"{"type": "array"}"#, "1", "row.wrong-type"),
    Cell(#"{"type": "array", "items": {"type": "integer"}}"#, "[1, 2.5]", "row.wrong-type"),
    Cell(#"{"type": "object"}"#, #"{"a": 1}"#, #"{"a":1}"#),
    Cell(#"{"type": "object", "properties": {"a": {"default": 2}}}"#, "{}", #"{"a":2}"#),
    Cell(#"{"type": "object", "required": ["a"], "properties": {"a": {}}}"#, "{}", "row.missing-value"),
    Cell(#"{"type": "object", "additionalProperties": false}"#, #"{"a": 1}"#, "row.unknown-column"),
    Cell(#"{"type": ["number", "string"]}"#, "12", "12"),
    Cell(#"{"type": ["number", "string"]}"#, "x", #""x""#),
    Cell(#"{"type": ["string", "null"]}"#, "x", #""x""#),
    Cell(#"{"enum": [1, 2]}"#, "2.0", "2.0"),
    Cell(#"{"enum": ["a", "b"]}"#, "c", "row.not-allowed"),
    Cell(#"{"const": "a"}"#, "b", "row.not-allowed"),
    Cell(#"{"type": "string", "minLength": 2}"#, "é", "row.too-short"),
    Cell(#"{"type": "string", "maxLength": 2}"#, "abc", "row.too-long"),
    Cell(#"{"type": "string", "maxLength": 1}"#, "🎟", #""🎟""#),
    Cell(#"{"type": "string", "pattern": "^[A-Z]-[0-9]+$"}"#, "C-1", #""C-1""#),
    Cell(#"{"type": "string", "pattern": "^[A-Z]-[0-9]+$"}"#, "c-1", "row.pattern"),
    Cell(
      #"{"type": "string", "pattern": "^(a+)+$"}"#, String(repeating: "a", count: 500) + "!",
      "row.pattern-limit"),
    // Bounds are exact decimals.
    Cell(#"{"type": "number", "maximum": 0.3}"#, "0.30000000000000000001", "row.out-of-bounds"),
    Cell(#"{"type": "number", "maximum": 0.3}"#, "0.300", "0.300"),
    Cell(
      #"{"type": "number", "exclusiveMinimum": 9007199254740992}"#, "9007199254740993", "9007199254740993"),
    Cell(#"{"type": "number", "exclusiveMinimum": 1}"#, "1.0", "row.out-of-bounds"),
    Cell(#"{"type": "number", "minimum": 1}"#, "1.0", "1.0"),
    Cell(#"{"type": "number", "exclusiveMaximum": 1}"#, "1", "row.out-of-bounds"),
    Cell(#"{"type": "number", "multipleOf": 0.01}"#, "12.34", "12.34"),
    Cell(#"{"type": "number", "multipleOf": 0.01}"#, "12.345", "row.not-multiple"),
    Cell(#"{"type": "string", "format": "date"}"#, "2028-02-29", #""2028-02-29""#),
    Cell(#"{"type": "string", "format": "date"}"#, "2027-02-29", "row.format"),
    Cell(
      #"{"type": "string", "format": "uri"}"#, "https://example.org/a?b=%20#c",
      #""https://example.org/a?b=%20#c""#),
    Cell(#"{"type": "string", "format": "uri"}"#, "shop.example", "row.format"),
    Cell(#"{"type": "string", "format": "uri"}"#, "https://a b", "row.format"),
    Cell(#"{"type": "string", "format": "email"}"#, "ada.l+x@example.org", #""ada.l+x@example.org""#),
    Cell(#"{"type": "string", "format": "email"}"#, "ada@", "row.format"),
    Cell(#"{"type": "string", "format": "email"}"#, "a..b@example.org", "row.format"),
    Cell(
      #"{"type": "string", "format": "uuid"}"#, "123e4567-e89b-12d3-a456-426614174000",
      #""123e4567-e89b-12d3-a456-426614174000""#),
    Cell(#"{"type": "string", "format": "uuid"}"#, "123e4567e89b12d3a456426614174000", "row.format"),
  ]

  @Test(arguments: cells)
  func aCellTakesTheTypeOfItsSchema(_ test: Cell) throws {
    let typer = try typer("{\"properties\": {\"a\": \(test.schema)}}")
    do throws(ValueFaults) {
      let row = try typer.row(cells: [test.text], columns: ["a"])
      #expect(row.values["a"]?.compact == test.outcome)
    } catch {
      #expect(error.faults.map(\.code) == [test.outcome])
      #expect(error.faults.allSatisfy { $0.column == "a" })
      let said = error.diagnostics.map { $0.message + $0.hints.joined() }.joined()
      if test.text.utf8.count > 3 { #expect(!said.contains(test.text), "a report never shows the value") }
    }
  }

  @Test func withoutASchemaCellsAreStringsAndJSONIsWhatItIs() throws {
    let typer = try RowTyper(nil, zones: Self.catalog)
    #expect(
      try typer.row(cells: ["007", "", "é"], columns: ["a", "b", "c"]).values
        == members(["a": "007", "b": "", "c": "é"]))
    let row = members(["a": 12, "b": nil, "c": [1]])
    #expect(try typer.row(row).values == row)
  }

  @Test func whatIsAbsentIsNullOrItsDefault() throws {
    let typer = try typer(
      #"{"required": ["serial"], "properties": {"serial": {"type": "string"}, "seat": {"type": "string"}, "n": {"type": "number", "default": 0.50}}}"#
    )
    let row = try typer.row(cells: ["", "C-1"], columns: ["seat", "serial"])
    #expect(JSONValue.object(row.values).compact == #"{"serial":"C-1","seat":null,"n":0.50}"#)
    let fault = try #require(throws: ValueFaults.self) {
      try typer.row(cells: ["", "x"], columns: ["serial", "seat"])
    }
    #expect(fault.faults == [ValueFault("serial", .missing(nearest: nil))])
    #expect(fault.diagnostic.message == "column 'serial' is empty and has no default")
    let json = try typer.row(members(["serial": "C-1", "n": nil, "extra": 1]))
    #expect(JSONValue.object(json.values).compact == #"{"serial":"C-1","seat":null,"n":0.50,"extra":1}"#)
  }

  @Test func everythingWrongWithARowIsTold() throws {
    let typer = try typer(
      #"{"additionalProperties": false, "required": ["name", "points"], "properties": {"name": {"type": "string"}, "points": {"type": "number"}, "vip": {"type": "boolean"}}}"#
    )
    let faults = try #require(throws: ValueFaults.self) {
      try typer.row(members(["nmae": "Ada", "points": "many", "vip": 1]))
    }
    #expect(
      faults.faults.map(\.code) == [
        "row.missing-value", "row.wrong-type", "row.wrong-type", "row.unknown-column",
      ])
    #expect(faults.faults.first?.hints == ["did you mean 'nmae'?"])
    #expect(faults.faults.last?.hints == ["did you mean 'name'?"])
    #expect(faults.faults[1].sentence == "column 'points' is a number, found a string")
  }

  @Test func aHeaderIsJudgedOnce() throws {
    let typer = try typer(
      #"{"additionalProperties": false, "required": ["serial", "d"], "properties": {"serial": {}, "d": {"default": 1}}}"#
    )
    let faults = typer.faults(ofColumns: ["Serial", "note"])
    #expect(faults.map(\.code) == ["row.missing-column", "row.unknown-column", "row.unknown-column"])
    #expect(faults.map(\.hints) == [["did you mean 'Serial'?"], ["did you mean 'serial'?"], []])
    #expect(typer.faults(ofColumns: ["serial"]).isEmpty)
    // And not again in each row.
    #expect(try typer.row(cells: ["1", "x"], columns: ["serial", "note"]).values["note"] == "x")
  }

  @Test func settingsWinOverTheRow() throws {
    let typer = try typer(
      #"{"additionalProperties": false, "properties": {"n": {"type": "number"}, "s": {}}}"#)
    #expect(try typer.row(members(["n": 1]), setting: [("n", "2.50")]).values["n"]?.compact == "2.50")
    #expect(try typer.row(cells: ["1"], columns: ["n"], setting: [("n", "3"), ("s", "x")]).values["n"] == 3)
    #expect(throws: ValueFaults.self) { try typer.row(cells: ["1"], columns: ["n"], setting: [("m", "3")]) }
    #expect(try typer.row(.cells(["4"]), columns: ["n"]).values["n"] == 4)
    #expect(try typer.row(.object(members(["n": 5])), columns: nil).values["n"] == 5)
  }

  @Test func keysAreToldApartByTheirBytes() throws {
    let typer = try typer("{\"properties\": {\"\u{E9}\": {\"type\": \"number\"}}}")
    let row = try typer.row(cells: ["1", "x"], columns: ["\u{E9}", "e\u{301}"])
    #expect(row.values["\u{E9}"] == 1)
    #expect(row.values["e\u{301}"] == "x")
  }

  // MARK: Local times

  static let times: [(String, String?, String)] = [
    ("2026-07-04T20:00", "Europe/Berlin", "2026-07-04T20:00:00+02:00"),
    ("2026-12-24T20:00", "Europe/Berlin", "2026-12-24T20:00:00+01:00"),
    ("2026-03-29T02:30", "Europe/Berlin", "row.local-time"),
    ("2026-10-25T02:30", "Europe/Berlin", "row.local-time"),
    ("2026-07-04T20:00+09:00", "Europe/Berlin", "2026-07-04T20:00+09:00"),
    ("2026-07-04T20:00Z", "Europe/Berlin", "2026-07-04T20:00Z"),
    ("07/04/2026 20:00", "Europe/Berlin", "row.format"),
    ("2026-07-04", "Europe/Berlin", "row.format"),
    ("2026-07-04T20:00:30.250", "Europe/Berlin", "2026-07-04T20:00:30.250+02:00"),
    ("1850-07-04T20:00", "Europe/Berlin", "row.local-time"),
    ("2026-07-04T20:00", nil, "row.no-timezone"),
    ("2026-07-04T20:00+09:00", nil, "2026-07-04T20:00+09:00"),
  ]

  @Test(arguments: times)
  func aTimeWithoutOffsetTakesThatOfItsZone(_ text: String, _ zone: String?, _ outcome: String) throws {
    let own = zone.map { ", \"timezone\": \"\($0)\"" } ?? ""
    let schema = "{\"properties\": {\"t\": {\"type\": \"string\", \"format\": \"date-time\"\(own)}}}"
    // The zone of the column, and the same as the run's.
    for typer in [
      try typer(schema),
      try typer(#"{"properties": {"t": {"type": "string", "format": "date-time"}}}"#, zone: zone),
    ] {
      do throws(ValueFaults) {
        #expect(try typer.row(cells: [text], columns: ["t"]).values["t"] == .string(outcome))
      } catch {
        #expect(error.faults.map(\.code) == [outcome])
      }
    }
  }

  @Test func anHourThatHappensTwiceSaysHowToChoose() throws {
    let typer = try typer(#"{"properties": {"t": {"format": "date-time", "timezone": "Europe/Berlin"}}}"#)
    let twice = try #require(throws: ValueFaults.self) {
      try typer.row(cells: ["2026-10-25T02:30"], columns: ["t"])
    }
    #expect(twice.diagnostic.hints == ["append '+02:00' for the first time or '+01:00' for the second"])
    let never = try #require(throws: ValueFaults.self) {
      try typer.row(cells: ["2026-03-29T02:30"], columns: ["t"])
    }
    #expect(never.diagnostic.hints == ["append the offset that is meant: '+01:00' or '+02:00'"])
  }

  @Test func aColumnsZoneWinsOverTheRuns() throws {
    let typer = try typer(
      #"{"properties": {"t": {"format": "date-time", "timezone": "Asia/Tokyo"}}}"#, zone: "Europe/Berlin")
    #expect(
      try typer.row(cells: ["2026-07-04T20:00"], columns: ["t"]).values["t"] == "2026-07-04T20:00:00+09:00")
  }

  @Test func anUnknownZoneIsToldWhereItStands() throws {
    let text = #"{"row": {"properties": {"t": {"format": "date-time", "timezone": "Europe/Berln"}}}}"#
    let inputs = TemplateInputs(decoding: try document(text, file: "template.json"))
    let error = try #require(throws: InputsErrors.self) {
      try RowTyper(inputs.row, zones: Self.catalog, defaultZone: "Nowhere")
    }
    #expect(error.diagnostics.map(\.code) == ["timezone.unknown", "timezone.unknown"])
    #expect(error.diagnostics.map { $0.location?.column } == [66, nil])
    #expect(error.diagnostic.hints == ["did you mean 'Europe/Berlin'?"])
  }
}
