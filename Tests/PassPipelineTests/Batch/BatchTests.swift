import Foundation
import PassBundle
import PassCrypto
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

/// What must be true of a whole batch whatever happens to it.
///
/// Small versions run always; PASSFORGE_LONG_TESTS=1 asks for those of the size that we promise.
@Suite struct BatchTests {
  let folder = TemporaryFolder()

  private static let environment = ProcessInfo.processInfo.environment
  private static let isLong = environment["PASSFORGE_LONG_TESTS"] == "1"

  // MARK: Kills

  /// A batch in a process of its own, killed by SIGKILL at random moments and begun again, ends in the same bytes as one
  /// that nobody disturbed.
  @Test func `a batch that is killed and resumed ends in the bytes of an undisturbed one`() async throws {
    let (count, kills) = Self.isLong ? (2_000, 100) : (200, 3)
    let text = TestBatch.rows(1...count) + "bad\nS-1,Again\n"
    let calm = TestBatch(at: folder.file("calm"))
    try await calm.run(text, into: .folder(calm.file("out"), flat: false))
    let expected = try TestBatch.contents(of: calm.file("out"))
    #expect(expected.count == count + 3)

    var random = SystemRandomNumberGenerator()
    var killed = 0
    var lives = 0
    while killed < kills, lives < 3 * kills {
      lives += 1
      let batch = TestBatch(at: folder.file("life-\(lives)"))
      try Directory.create(batch.folder)
      try TestBatch.write(text, to: batch.file("rows.csv"))
      // Up to three accidents in the life of one batch, then it comes through.
      for _ in 0..<Int.random(in: 1...min(3, kills - killed), using: &random) {
        let moment = KillMoment(
          row: Int.random(in: 0...count + 2, using: &random),
          microseconds: UInt32.random(in: 0...20_000, using: &random))
        let child = try Self.child(at: batch.folder, killedAt: moment)
        child.waitUntilExit()
        if child.terminationReason == .uncaughtSignal {
          #expect(child.terminationStatus == SIGKILL)
          killed += 1
        } else {
          #expect(child.terminationStatus == 0)
        }
      }
      let last = try Self.child(at: batch.folder)
      last.waitUntilExit()
      #expect(last.terminationReason == .exit && last.terminationStatus == 0)
      let result = try TestBatch.contents(of: batch.file("out"))
      #expect(
        Set(result.keys) == Set(expected.keys), "\(Set(result.keys).symmetricDifference(expected.keys))")
      #expect(result == expected, "\(expected.filter { result[$0.key] != $0.value }.keys.sorted())")
      try FileManager.default.removeItem(atPath: batch.folder)
    }
    #expect(killed == kills)
  }

  /// Not a test but the child of one: a batch at the place that the environment names, which kills its own process at the
  /// moment that the environment names.
  @Test(.enabled(if: environment["PASSFORGE_TEST_BATCH"] != nil)) func `child of the test that kills`()
    async throws
  {
    guard let path = Self.environment["PASSFORGE_TEST_BATCH"] else { return }
    let moment = Self.environment["PASSFORGE_TEST_KILL"].flatMap(KillMoment.init)
    let batch = TestBatch(at: path)
    let destination = BatchDestination.folder(batch.file("out"), flat: false)
    let clock = try Batch.unfinishedClock(at: destination) ?? TestBatch.clock
    let run = try batch.start(
      try batch.text("rows.csv"), into: destination, forge: batch.forge(clock: clock))
    var row = 0
    if moment?.row == row { moment?.come() }
    while try await run.next() != nil {
      row += 1
      if moment?.row == row { moment?.come() }
    }
  }

  /// A moment in the life of a process: so long after it has taken that many outcomes. Told by its own progress and not by
  /// a clock outside, it falls into the run on a slow machine as well.
  private struct KillMoment {
    let row: Int
    let microseconds: UInt32

    init(row: Int, microseconds: UInt32) {
      self.row = row
      self.microseconds = microseconds
    }

    init?(_ text: String) {
      let parts = text.split(separator: "+")
      guard parts.count == 2, let row = Int(parts[0]), let microseconds = UInt32(parts[1]) else { return nil }
      self.init(row: row, microseconds: microseconds)
    }

    var text: String { "\(row)+\(microseconds)" }

    /// Lets the process go on for the time, and then kills it.
    func come() {
      let microseconds = microseconds
      Thread.detachNewThread {
        usleep(microseconds)
        kill(getpid(), SIGKILL)
      }
    }
  }

  /// This very test program, asked for nothing but the child.
  private static func child(at folder: String, killedAt moment: KillMoment? = nil) throws -> Process {
    var arguments = try String(contentsOfFile: "/proc/self/cmdline", encoding: .utf8).split(separator: "\0")
      .map(String.init)
    arguments.removeFirst()
    var kept: [String] = []
    var isValue = false
    for argument in arguments {
      defer { isValue = ["--filter", "--skip", "--xunit-output", "--repetitions"].contains(argument) }
      if !isValue, !["--filter", "--skip", "--xunit-output", "--repetitions"].contains(argument) {
        kept.append(argument)
      }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = kept + ["--filter", "child of the test that kills"]
    process.environment = environment.merging(["PASSFORGE_TEST_BATCH": folder]) { $1 }
    process.environment?["PASSFORGE_TEST_KILL"] = moment?.text
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Lets go at every row once, which a kill seldom does; and cuts the report at a random byte, which it does.
  @Test func `whatever row it was at, and wherever its report ends`() async throws {
    let text = TestBatch.rows(1...48)
    let calm = TestBatch(at: folder.file("calm"))
    try await calm.run(text)
    let expected = try TestBatch.contents(of: calm.file("out"))
    var random = SystemRandomNumberGenerator()
    for count in stride(from: 1, through: 48, by: Self.isLong ? 1 : 9) {
      let batch = TestBatch(at: folder.file("at-\(count)"))
      try await batch.abandon(batch.start(text), after: count)
      let report = try GrowingFile(at: batch.file("out/report.ndjson"))
      try report.cut(to: Int.random(in: 0...report.size(), using: &random))
      let (run, _) = try await batch.run(text)
      #expect(run.totals.kept + run.totals.made == 48)
      #expect(try TestBatch.contents(of: batch.file("out")) == expected)
    }
  }

  // MARK: A full disk

  @Test(.enabled(if: getuid() == 0, "mounting needs root"), arguments: ["folder", "tar", "zip", "bundle"])
  func `a full disk ends a run, and after room is made it goes on to the same bytes`(_ kind: String)
    async throws
  {
    let text = TestBatch.rows(1...120)
    let calm = TestBatch(at: folder.file("calm"))
    try Directory.create(calm.folder)
    try await calm.run(text, into: Self.destination(kind, calm))

    let disk = TestBatch(at: folder.file("disk"))
    try Directory.create(disk.folder)
    let size = try TestBatch.contents(of: calm.folder).values.reduce(0) { $0 + $1.count } / 2
    let mount = try ExternalJudge.run([
      "mount", "-t", "tmpfs", "-o", "size=\(size)", "passforge-test", disk.folder,
    ])
    guard mount?.status == 0 else { return }
    defer { _ = try? ExternalJudge.run(["umount", disk.folder]) }
    for _ in 1...2 {
      await #expect(throws: (any Error).self) { try await disk.run(text, into: Self.destination(kind, disk)) }
    }
    _ = try ExternalJudge.run(["mount", "-o", "remount,size=\(size * 10)", disk.folder])
    let (run, _) = try await disk.run(text, into: Self.destination(kind, disk))
    #expect(run.totals.kept > 0)
    #expect(run.totals.kept + run.totals.made == 120)
    let (there, expected) = (try TestBatch.contents(of: disk.folder), try TestBatch.contents(of: calm.folder))
    #expect(Set(there.keys) == Set(expected.keys), "\(Set(there.keys).symmetricDifference(expected.keys))")
    #expect(there == expected)
  }

  private static func destination(_ kind: String, _ batch: TestBatch) -> BatchDestination {
    switch kind {
    case "tar": .tar(batch.file("out.tar"))
    case "zip": .zip(batch.file("out.zip"))
    case "bundle": .bundles(batch.file("out.pkpasses"))
    default: .folder(batch.file("out"), flat: false)
    }
  }

  // MARK: Several machines

  @Test(arguments: [BatchOptions.Mode.validateFirst, .stream]) func `four shards together are one run`(
    _ mode: BatchOptions.Mode
  ) async throws {
    let batch = TestBatch(in: folder)
    // Bad rows, double serials on other shards than the first, a double of a row that is bad for another reason.
    let text =
      TestBatch.rows(1...61)
      + "bad\nS-3,Again\nS-70,\nS-70,Fine\nS-4,Twice\n\(String(repeating: "x", count: 41)),A\n"
    try await batch.run(text) { $0.mode = mode }
    var passes: [String: [UInt8]] = [:]
    var lines: [Int: String] = [:]
    for number in 1...4 {
      let part = BatchDestination.folder(batch.file("part-\(number)"), flat: false)
      let shard = try #require(Shard(number: number, of: 4))
      try await batch.run(text, into: part) {
        $0.shard = shard
        $0.mode = mode
      }
      for (name, bytes) in try TestBatch.contents(of: part.path) where name.hasSuffix(".pkpass") {
        #expect(passes.updateValue(bytes, forKey: name) == nil)
      }
      for line in try batch.text("part-\(number)/report.ndjson").split(separator: "\n") {
        let row = try #require(try JSONReader.read(Array(line.utf8)).value["row"]?.numberValue?.int64)
        #expect(shard.contains(row: Int(row)))
        #expect(lines.updateValue(String(line), forKey: Int(row)) == nil)
      }
    }
    let whole = try TestBatch.contents(of: batch.file("out")).filter { $0.key.hasSuffix(".pkpass") }
    #expect(passes == whole)
    let report = try batch.text("out/report.ndjson").split(separator: "\n").map(String.init)
    #expect(lines.sorted { $0.key < $1.key }.map(\.value) == report)
  }

  // MARK: One way to make a pass

  @Test func `a pass of a batch is the pass that build makes of the row`() async throws {
    let batch = TestBatch(in: folder)
    let text = TestBatch.rows(1...20)
    try await batch.run(text)
    let alone = try batch.forge { $0.makesMany = false }
    let signer = try TestIdentity.golden().makeSigner()
    var reader = try RowReader(TestBatch.supply(text).input, format: .csv)
    let reading = try RowReading(
      alone.template, file: "rows.csv", columns: reader.columns, environment: Environment([:]))
    while let row = try reader.next() {
      let forged = try alone.seal(try alone.prepare(try reading.typed(row)), with: signer)
      let there = try FileReader.read(batch.file("out/\(forged.prepared.name)"))
      #expect(there == forged.archive.bytes)
    }
  }

  @Test func `every pass verifies by our own check and by openssl`() async throws {
    let batch = TestBatch(in: folder)
    let count = Self.isLong ? 10_000 : 30
    try await batch.run(TestBatch.rows(1...count))
    let authorities = try TestIdentity.goldenAuthorities()
    let passes = try TestBatch.contents(of: batch.file("out")).filter { $0.key.hasSuffix(".pkpass") }
    #expect(passes.count == count)
    var asked = 0
    for (name, bytes) in passes.sorted(by: { $0.key < $1.key }) {
      let opened = PassArchive.open(bytes, file: name)
      #expect(
        opened.verification(authorities: authorities, at: TestBatch.clock).verdict == .developmentSigned)
      guard asked < (Self.isLong ? 200 : 5) else { continue }
      asked += 1
      for file in ["manifest.json", "signature"] {
        let content = try #require(opened.entries.first { $0.name == file }?.bytes)
        try AtomicFile.write(content, to: batch.file(file), existing: .replace, syncing: false)
      }
      guard
        let judged = try ExternalJudge.run([
          "openssl", "cms", "-verify", "-purpose", "any", "-noverify", "-binary", "-inform", "DER", "-in",
          batch.file("signature"), "-content", batch.file("manifest.json"), "-out", "/dev/null",
        ])
      else { return }
      #expect(judged.status == 0, "\(judged.output)")
    }
  }
}
