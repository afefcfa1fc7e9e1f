import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct BatchRunTests {
  let folder = TemporaryFolder()

  @Test func `every row becomes a pass, in the order of the rows`() async throws {
    let batch = TestBatch(in: folder)
    let (run, outcomes) = try await batch.run(TestBatch.rows(1...100))
    #expect(run.totals.made == 100)
    #expect(run.rowCount == 100)
    #expect(outcomes.map(\.row) == Array(1...100))
    let files = try TestBatch.contents(of: batch.file("out"))
    #expect(files.keys.count(where: { $0.hasSuffix(".pkpass") }) == 100)
    #expect(try batch.text("out/report.ndjson").split(separator: "\n").count == 100)
    #expect(files.count == 102, "\(files.keys.sorted())")
  }

  @Test func `one bad row fails alone and comes back as it was`() async throws {
    let batch = TestBatch(in: folder)
    let (run, outcomes) = try await batch.run("serial,name\nS-1,A\nS-2\nS-1,B\nS-3,=C\n")
    #expect(run.totals.made == 2)
    #expect(run.totals.rejected == 2)
    #expect(outcomes.map(\.row) == [1, 2, 3, 4])
    let rejected = try batch.text("out/rejected.csv")
    #expect(rejected.hasPrefix("serial,name,passforge_reason\nS-2,"))
    #expect(rejected.contains("\nS-1,B,"))
    guard case .rejected(let row) = outcomes[2] else {
      Issue.record("row 3 was not rejected")
      return
    }
    let clash = try #require(row.reasons.first)
    #expect(clash.code == "row.not-unique")
    #expect(clash.location?.file == "rows.csv")
    #expect(clash.location?.line == 4)
  }

  @Test func `mended rows are made beside the others, and nothing tells of them any more`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.run("serial,name\nS-1,A\nS-2,\nS-3,C\n")
    #expect(FileStatus.exists(batch.file("out/rejected.csv")))
    let (run, _) = try await batch.run("serial,name\nS-1,A\nS-2,B\nS-3,C\n")
    #expect(run.totals.kept == 2)
    #expect(run.totals.made == 1)
    #expect(!FileStatus.exists(batch.file("out/rejected.csv")))
  }

  @Test func `a second run keeps what is there and makes what is missing`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...40))
    let before = try TestBatch.contents(of: batch.file("out"))
    try FileRemoval.removeIfPresent(batch.file("out/S-7.pkpass"))
    let (second, _) = try await batch.run(TestBatch.rows(1...40))
    #expect(second.totals.kept == 39)
    #expect(second.totals.made == 1)
    #expect(try TestBatch.contents(of: batch.file("out")) == before)
  }

  @Test func `a changed template makes every pass anew, and a row put back is right again`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.run(TestBatch.rows(1...20))
    let before = try TestBatch.contents(of: batch.file("out"))
    let changed = try batch.forge(passJSON: TestBatch.passJSON.replacing("MEMBER", with: "GUEST!"))
    // Killed in the middle: some passes are of the new template, and their lines may be lost.
    let killed = try batch.start(TestBatch.rows(1...20), forge: changed)
    try await batch.abandon(killed, after: 10)
    let lines = try batch.text("out/report.ndjson").split(separator: "\n", omittingEmptySubsequences: true)
    try TestBatch.write(lines.prefix(5).map { $0 + "\n" }.joined(), to: batch.file("out/report.ndjson"))
    let (run, _) = try await batch.run(TestBatch.rows(1...20))
    #expect(run.totals.kept + run.totals.made == 20)
    #expect(run.totals.made >= 10)
    #expect(try TestBatch.contents(of: batch.file("out")) == before)
  }

  @Test func `stopping lands what is in flight, says so, and the same batch goes on`() async throws {
    let batch = TestBatch(in: folder)
    let run = try batch.start(TestBatch.rows(1...200))
    var landed = 0
    while try await run.next() != nil {
      landed += 1
      if landed == 3 { run.stop() }
    }
    #expect(run.endedEarly)
    #expect((3..<200).contains(landed))
    #expect(run.totals.made == landed)
    #expect(try batch.text("out/report.ndjson").split(separator: "\n").count == landed)
    #expect(!FileStatus.exists(batch.file("out/SHA256SUMS")))
    let (again, _) = try await batch.run(TestBatch.rows(1...200))
    #expect(!again.endedEarly)
    #expect(again.totals.kept == landed)
    #expect(again.totals.made == 200 - landed)
  }

  @Test func `a cancelled task stops its batch the same way`() async throws {
    let batch = TestBatch(in: folder)
    let path = batch.folder
    let made = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await TestBatch(at: path).run(TestBatch.rows(1...400)) { $0.mode = .stream }.outcomes.count
    }.value
    #expect(made == 0)
    #expect(try await batch.run(TestBatch.rows(1...5)) { $0.mode = .stream }.outcomes.count == 5)
  }

  @Test(arguments: [BatchOptions.Mode.validateFirst, .stream, .checkOnly])
  func `too many bad rows end a run, and are told`(
    _ mode: BatchOptions.Mode
  ) async throws {
    let batch = TestBatch(in: folder)
    let text = "serial,name\nS-1,A\n" + (2...50).map { "S-\($0),\n" }.joined()
    let (run, outcomes) = try await batch.run(text) {
      $0.mode = mode
      $0.largestNumberOfErrors = 3
    }
    #expect(run.endedEarly)
    #expect(run.totals.rejected == 3)
    let rejected = outcomes.filter { if case .rejected = $0 { true } else { false } }
    #expect(rejected.map(\.row) == [2, 3, 4])
    #expect(try batch.text("out/rejected.csv").split(separator: "\n").count == 4)
    #expect(FileStatus.exists(batch.file("out/0/S-1.pkpass")) == (mode == .stream))
    #expect(!FileStatus.exists(batch.file("out/S-1.pkpass")))
  }

  @Test func `check only judges`() async throws {
    let batch = TestBatch(in: folder)
    let (run, outcomes) = try await batch.run("serial,name\nS-1,A\nS-2,\n") { $0.mode = .checkOnly }
    #expect(outcomes.count == 2)
    #expect(outcomes.first == .judged(row: 1, line: 2))
    #expect(run.totals.rejected == 1)
    #expect(try TestBatch.contents(of: batch.file("out")).keys.sorted() == ["rejected.csv"])
  }

  @Test func `rejected rows of a run that ends early do not take away those of an earlier one`() async throws
  {
    let batch = TestBatch(in: folder)
    try await batch.run("serial,name\nS-1,\n")
    let run = try batch.start(TestBatch.rows(1...400))
    run.stop()
    while try await run.next() != nil {}
    #expect(FileStatus.exists(batch.file("out/rejected.csv")))
  }

  @Test(arguments: ["rejected.csv", "report.ndjson", "SHA256SUMS", ".passforge-run.json"])
  func `the rows are never overwritten`(
    _ name: String
  ) async throws {
    let batch = TestBatch(in: folder)
    try Directory.create(batch.file("out"))
    let path = batch.file("out/" + name)
    try TestBatch.write(TestBatch.rows(1...3), to: path)
    var supply = RowSupply(input: .file(path), format: .csv, environment: Environment([:]))
    supply.path = path
    var options = BatchOptions(destination: .folder(batch.file("out"), flat: false), jobs: 1)
    options.replacesExisting = true
    let whole = Batch(forge: try batch.forge(), rows: supply, options: options)
    #expect(throws: BatchError.rowsWouldBeOverwritten(path: path)) { try whole.start() }
    #expect(try batch.text("out/" + name) == TestBatch.rows(1...3))
  }

  @Test func `rows that change while the batch runs end it`() async throws {
    let batch = TestBatch(in: folder)
    let path = batch.file("rows.csv")
    try TestBatch.write(TestBatch.rows(1...30), to: path)
    var supply = RowSupply(input: .file(path), format: .csv, environment: Environment([:]))
    supply.path = path
    let options = BatchOptions(destination: .folder(batch.file("out"), flat: false), jobs: 1)
    let run = try Batch(forge: try batch.forge(), rows: supply, options: options).start()
    _ = try await run.next()
    try TestBatch.write(TestBatch.rows(1...31), to: path)
    await #expect(throws: BatchError.rowsChangedMeanwhile(file: path)) {
      while try await run.next() != nil {}
    }
  }

  // MARK: Facts that only all rows show

  private static let serviceJSON = TestBatch.passJSON.replacing(
    "\"description\"",
    with:
      "\"webServiceURL\": \"https://passes.example.org/\", \"authenticationToken\": \"${token}\", \"description\""
  )

  private static func columns(_ list: [String], unique: String = "") -> String {
    let properties = list.map {
      "\"\($0)\": { \"type\": \"string\"\($0 == unique ? ", \"unique\": true" : "") }"
    }
    return "{ \"output\": \"${\(list[0])}\", \"row\": { \"type\": \"object\", \"properties\": { "
      + properties.joined(separator: ", ") + " } } }"
  }

  @Test(arguments: [BatchOptions.Mode.validateFirst, .stream, .checkOnly])
  func `one token for several passes is told once`(
    _ mode: BatchOptions.Mode
  ) async throws {
    let batch = TestBatch(in: folder)
    let template = "row[\"token\"]"
    let forge = try batch.forge(
      passJSON: Self.serviceJSON.replacing("${token}", with: "${\(template.replacing("\"", with: "\\\""))}"),
      templateJSON: Self.columns(["serial", "name", "token"], unique: "serial"))
    let shared = "M1,A,aaaaaaaaaaaaaaaaaaaa\nM2,B,aaaaaaaaaaaaaaaaaaaa\nM3,C,bbbbbbbbbbbbbbbbbbbb\n"
    let (run, _) = try await batch.run("serial,name,token\n" + shared, forge: forge) { $0.mode = mode }
    #expect(run.totals.rejected == 0)
    let found = run.findings.filter { $0.code == "service.token-shared" }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("2 rows") == true)
    #expect(found.first?.location?.line == 3)
    let own = shared.replacing("M2,B,aaaa", with: "M2,B,cccc")
    let (other, _) = try await batch.run("serial,name,token\n" + own, forge: forge) { $0.mode = mode }
    #expect(!other.findings.contains { $0.code == "service.token-shared" })
  }

  @Test func `the same serial twice is an error of the later row, even under another name`() async throws {
    let batch = TestBatch(in: folder)
    let forge = try batch.forge(templateJSON: Self.columns(["file", "serial", "name"]))
    let (run, outcomes) = try await batch.run(
      "file,serial,name\na,S-1,A\nb,S-2,B\nc,S-1,C\n", forge: forge)
    #expect(run.totals.made == 2)
    guard case .rejected(let row) = outcomes[2] else {
      Issue.record("row 3 was not rejected")
      return
    }
    #expect(row.reasons.map(\.code) == ["pass.serial-duplicate"])
    #expect(row.reasons.first?.location?.line == 4)
  }

  @Test func `two rows of one name clash`() async throws {
    let batch = TestBatch(in: folder)
    let forge = try batch.forge(templateJSON: Self.columns(["file", "serial", "name"]))
    let (run, outcomes) = try await batch.run("file,serial,name\na,S-1,A\na,S-2,B\n", forge: forge)
    #expect(run.totals.made == 1)
    guard case .rejected(let row) = outcomes[1] else {
      Issue.record("row 2 was not rejected")
      return
    }
    #expect(row.reasons.map(\.code) == ["output.same-name"])
    #expect(row.reasons.first?.location?.file == "rows.csv")
  }

  @Test func `columns that nothing uses are warned of`() async throws {
    let (run, _) = try await TestBatch(in: folder).run("serial,name,colour\nS-1,A,red\n")
    #expect(run.notes.contains { $0.severity == .warning && $0.message.contains("colour") })
  }

  // MARK: Names that nothing has

  struct Case: CustomTestStringConvertible {
    let format: RowFormat
    let text: String
    var testDescription: String { "\(format)" }
  }

  static let cases = [
    Case(format: .csv, text: "serial,name\nS-1,A\n"),
    Case(format: .jsonLines, text: "{\"serial\":\"S-1\",\"name\":\"A\"}\n"),
    Case(format: .jsonArray, text: "[{\"serial\":\"S-1\",\"name\":\"A\"}]"),
  ]

  @Test(arguments: cases, [BatchOptions.Mode.validateFirst, .stream])
  func `an unknown name fails before the first pass`(
    _ each: Case, _ mode: BatchOptions.Mode
  ) async throws {
    let batch = TestBatch(in: folder)
    let forge = try batch.forge(passJSON: TestBatch.passJSON.replacing("MEMBER", with: "${nmae}"))
    #expect(throws: PipelineError.self) {
      try batch.start(each.text, each.format, forge: forge) { $0.mode = mode }
    }
    #expect(!FileStatus.exists(batch.file("out/report.ndjson")))
    #expect(!FileStatus.exists(batch.file("out/.passforge-run.json")))
  }

  @Test(arguments: cases) func `rows of every format give the same passes`(_ each: Case) async throws {
    let batch = TestBatch(in: folder)
    try await batch.run(each.text, each.format)
    try await batch.run(Self.cases[0].text, into: .folder(batch.file("csv"), flat: false))
    #expect(
      try FileReader.read(batch.file("out/S-1.pkpass")) == FileReader.read(batch.file("csv/S-1.pkpass")))
  }

  @Test func `a name that a later row has is no unknown one`() async throws {
    let batch = TestBatch(in: folder)
    let forge = try batch.forge(passJSON: TestBatch.passJSON.replacing("MEMBER", with: "${title}"))
    let text = "{\"serial\":\"1\",\"name\":\"A\"}\n{\"serial\":\"2\",\"name\":\"B\",\"title\":\"Dr\"}\n"
    let (run, outcomes) = try await batch.run(text, .jsonLines, forge: forge)
    #expect(run.totals.made == 1)
    #expect(outcomes.map(\.row) == [1, 2])
    #expect(try batch.text("out/rejected.jsonl").contains("\"serial\":\"1\""))
  }

  @Test func `an empty file is an empty batch`() async throws {
    let batch = TestBatch(in: folder)
    #expect(try await batch.run("serial,name\n").outcomes.isEmpty)
    #expect(try await batch.run("[]", .jsonArray).outcomes.isEmpty)
    #expect(try batch.text("out/SHA256SUMS").isEmpty)
  }
}
