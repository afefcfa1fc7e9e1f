import Foundation
import PassCrypto
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

/// A small batch with the committed key, so that the same rows give the same bytes in every process.
struct TestBatch {
  static let clock = Timestamp(seconds: 1_790_000_000)

  /// Where template and output lie.
  let folder: String

  init(in folder: TemporaryFolder) { self.folder = folder.path }

  init(at folder: String) { self.folder = folder }

  func file(_ name: String) -> String { FilePath.join(folder, name) }

  static let passJSON = SmallTemplate.passJSON
    .replacingOccurrences(of: "pass.org.example.test", with: "pass.org.example.golden")
    .replacingOccurrences(of: "TEAM123456", with: "TESTONLY00")

  /// Writes the template, if it is not there, and reads it.
  func forge(
    passJSON: String = Self.passJSON, templateJSON: String? = SmallTemplate.templateJSON,
    clock: Timestamp = Self.clock, identity: SigningIdentity? = nil,
    _ change: (inout ForgeOptions) -> Void = { _ in }
  ) throws -> Forge {
    try SmallTemplate.write(to: file("card"), passJSON: passJSON, templateJSON: templateJSON)
    var options = ForgeOptions(clock: clock)
    options.makesMany = true
    options.authorities = try TestIdentity.goldenAuthorities()
    change(&options)
    return try Forge(
      template: TemplateFolder.read(at: file("card")), identity: identity ?? TestIdentity.golden(),
      options: options)
  }

  static func rows(_ range: ClosedRange<Int>) -> String {
    "serial,name\n" + range.map { "S-\($0),Name \($0)\n" }.joined()
  }

  static func supply(_ text: String, _ format: RowFormat = .csv) -> RowSupply {
    RowSupply(
      input: RowInput(name: "rows.csv", bytes: Array(text.utf8)), format: format,
      environment: Environment([:]))
  }

  /// A run that has not begun.
  func start(
    _ text: String, _ format: RowFormat = .csv, into destination: BatchDestination? = nil,
    forge: Forge? = nil,
    _ change: (inout BatchOptions) -> Void = { _ in }
  ) throws -> BatchRun {
    var options = BatchOptions(destination: destination ?? .folder(file("out"), flat: false), jobs: 2)
    change(&options)
    return try Batch(forge: forge ?? self.forge(), rows: Self.supply(text, format), options: options).start()
  }

  /// A run to its end.
  @discardableResult
  func run(
    _ text: String, _ format: RowFormat = .csv, into destination: BatchDestination? = nil,
    forge: Forge? = nil,
    _ change: (inout BatchOptions) -> Void = { _ in }
  ) async throws -> (run: BatchRun, outcomes: [RowOutcome]) {
    let run = try start(text, format, into: destination, forge: forge, change)
    var outcomes: [RowOutcome] = []
    while let outcome = try await run.next() { outcomes.append(outcome) }
    return (run, outcomes)
  }

  /// Takes a few outcomes and then lets go of the run, as a kill does: nothing is synced, told or tidied.
  func abandon(_ run: BatchRun, after count: Int) async throws {
    for _ in 0..<count { _ = try await run.next() }
  }

  /// Every file below a folder but the run's own record, which tells how a run went.
  static func contents(of folder: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for path in FileManager.default.subpaths(atPath: folder) ?? [] {
      let file = FilePath.join(folder, path)
      guard try FileStatus(of: file).kind == .regular, !path.hasSuffix(RunRecord.name) else { continue }
      contents[path] = try FileReader.read(file)
    }
    return contents
  }

  func text(_ name: String) throws -> String {
    String(decoding: try FileReader.read(file(name)), as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    try AtomicFile.write(Array(text.utf8), to: path, existing: .replace, syncing: false)
  }
}
