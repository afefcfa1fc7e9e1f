import PassCrypto
import PassData
import PassPipeline
import PassSystem
import TestSupport
import Testing

@Suite struct BatchRunTests {
  let folder = TemporaryFolder()
  static let clock = Timestamp(seconds: 1_790_000_000)

  private func forge() throws -> Forge {
    try SmallTemplate.write(to: folder.file("card"))
    var options = ForgeOptions(clock: Self.clock)
    options.makesMany = true
    options.authorities = try Authorities(folders: [], developmentRoots: [TestIdentity.root()])
    return try Forge(
      template: TemplateFolder.read(at: folder.file("card")), identity: TestIdentity.development(),
      options: options)
  }

  private func supply(_ text: String) -> RowSupply {
    RowSupply(
      input: RowInput(name: "rows.csv", bytes: Array(text.utf8)), format: .csv, environment: Environment([:]))
  }

  private func rows(_ count: Int) -> String {
    "serial,name\n" + (1...count).map { "S-\($0),Name \($0)\n" }.joined()
  }

  private func run(_ supply: RowSupply, _ options: BatchOptions) async throws -> (BatchRun, [RowOutcome]) {
    let run = try Batch(forge: forge(), rows: supply, options: options).start()
    var outcomes: [RowOutcome] = []
    while let outcome = try await run.next() { outcomes.append(outcome) }
    return (run, outcomes)
  }

  @Test func `every row becomes a pass, in the order of the rows`() async throws {
    let out = BatchDestination.folder(folder.file("out"), flat: false)
    let (run, outcomes) = try await run(supply(rows(100)), BatchOptions(destination: out, jobs: 2))
    #expect(run.totals.made == 100)
    #expect(outcomes.map(\.row) == Array(1...100))
    let names = try Directory.entries(of: folder.file("out")).map(\.name).filter { $0.hasSuffix(".pkpass") }
    #expect(names.count == 100)
    let report = try FileReader.read(folder.file("out/report.ndjson"))
    #expect(report.count(where: { $0 == 0x0A }) == 100)
  }

  @Test func `one bad row fails alone and comes back as it was`() async throws {
    let out = BatchDestination.folder(folder.file("out"), flat: false)
    let text = "serial,name\nS-1,A\nS-2\nS-1,B\nS-3,=C\n"
    let (run, outcomes) = try await run(supply(text), BatchOptions(destination: out, jobs: 1))
    #expect(run.totals.made == 2)
    #expect(run.totals.rejected == 2)
    #expect(outcomes.map(\.row) == [1, 2, 3, 4])
    let rejected = String(decoding: try FileReader.read(folder.file("out/rejected.csv")), as: UTF8.self)
    #expect(rejected.contains("\nS-2,"))
    #expect(rejected.contains("\nS-1,B,"))
  }

  @Test func `a second run keeps what is there and makes what is missing`() async throws {
    let out = BatchDestination.folder(folder.file("out"), flat: false)
    _ = try await run(supply(rows(40)), BatchOptions(destination: out, jobs: 2))
    let before = try FileReader.read(folder.file("out/report.ndjson"))
    try FileRemoval.removeIfPresent(folder.file("out/S-7.pkpass"))
    let (second, _) = try await run(supply(rows(40)), BatchOptions(destination: out, jobs: 2))
    #expect(second.totals.kept == 39)
    #expect(second.totals.made == 1)
    #expect(try FileReader.read(folder.file("out/report.ndjson")) == before)
  }
}
