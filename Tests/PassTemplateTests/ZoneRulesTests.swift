import Foundation
import PassData
import PassSystem
import PassTemplate
import TestSupport
import Testing

@Suite struct ZoneRulesTests {
  private static let catalog = ZoneCatalog(Environment(ProcessInfo.processInfo.environment))

  struct Case: CustomTestStringConvertible, Sendable {
    let zone: String
    let time: String
    let meaning: ZoneRules.Meaning

    init(_ zone: String, _ time: String, _ meaning: ZoneRules.Meaning) {
      self.zone = zone
      self.time = time
      self.meaning = meaning
    }

    var testDescription: String { "\(time) in \(zone)" }
  }

  private static func one(_ minutes: Int) -> ZoneRules.Meaning { .one(offset: minutes * 60) }

  static let cases = [
    Case("Europe/Berlin", "2026-07-04T20:00", one(120)),
    Case("Europe/Berlin", "2026-12-24T20:00", one(60)),
    Case("Europe/Berlin", "2026-03-29T01:59", one(60)),
    Case("Europe/Berlin", "2026-03-29T02:00", .never(before: 3_600, after: 7_200)),
    Case("Europe/Berlin", "2026-03-29T02:30", .never(before: 3_600, after: 7_200)),
    Case("Europe/Berlin", "2026-03-29T03:00", one(120)),
    Case("Europe/Berlin", "2026-10-25T01:59", one(120)),
    Case("Europe/Berlin", "2026-10-25T02:00", .twice(first: 7_200, second: 3_600)),
    Case("Europe/Berlin", "2026-10-25T02:59", .twice(first: 7_200, second: 3_600)),
    Case("Europe/Berlin", "2026-10-25T03:00", one(60)),
    // Beyond the table the rule at the end of the file goes on.
    Case("Europe/Berlin", "2099-07-04T20:00", one(120)),
    Case("Europe/Berlin", "2099-03-29T02:30", .never(before: 3_600, after: 7_200)),
    Case("Europe/Berlin", "2099-10-25T02:30", .twice(first: 7_200, second: 3_600)),
    Case("Europe/Berlin", "9999-12-31T23:59", one(60)),
    Case("America/New_York", "2026-03-08T02:30", .never(before: -18_000, after: -14_400)),
    Case("America/New_York", "2026-11-01T01:30", .twice(first: -14_400, second: -18_000)),
    Case("America/New_York", "2070-11-02T01:30", .twice(first: -14_400, second: -18_000)),
    // Summer begins in October.
    Case("Australia/Sydney", "2026-01-15T12:00", one(660)),
    Case("Australia/Sydney", "2060-07-15T12:00", one(600)),
    // Half an hour of summer.
    Case("Australia/Lord_Howe", "2026-10-04T02:15", .never(before: 37_800, after: 39_600)),
    Case("Australia/Lord_Howe", "2026-04-05T01:45", .twice(first: 39_600, second: 37_800)),
    // Summer is the standard there, and the winter has the negative saving.
    Case("Europe/Dublin", "2050-07-01T12:00", one(60)),
    Case("Europe/Dublin", "2050-01-01T12:00", one(0)),
    // A day that was left out.
    Case("Pacific/Apia", "2011-12-30T12:00", .never(before: -36_000, after: 50_400)),
    Case("Asia/Kathmandu", "2026-01-01T00:00", one(345)),
    Case("UTC", "2026-01-01T00:00", one(0)),
    Case("Etc/GMT+12", "2026-01-01T00:00", one(-720)),
    // The rule has a time of more than a day.
    Case("America/Nuuk", "2050-03-26T23:30", .never(before: -7_200, after: -3_600)),
    // The first entry of the table, in seconds.
    Case("Europe/Amsterdam", "1880-01-01T12:00", .one(offset: 1_050)),
  ]

  @Test(arguments: cases)
  func aTimeOnAWallHasItsMeaning(_ test: Case) throws {
    let zone = try Self.catalog.zone(test.zone)
    let time = try DateText(parsing: test.time, zone: .optional).civilTime
    guard test.zone != "Europe/Amsterdam" else {
      // Newer catalogs link Amsterdam to Brussels, whose local mean time was another.
      if case .one(let offset) = zone.meaning(of: time) {
        #expect(offset % 60 != 0)
      } else {
        Issue.record("one")
      }
      return
    }
    #expect(zone.meaning(of: time) == test.meaning)
  }

  /// What the zone says agrees with Python's own reading of the same files.
  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Tehran",
  ])
  func offsetsAgreeWithThoseOfPython(_ name: String) throws {
    let moments = Array(stride(from: -1_000_000_000, to: 2_100_000_000, by: 86_400 * 17 + 3_607))
    let question = """
      import sys, zoneinfo, datetime
      zone = zoneinfo.ZoneInfo(sys.argv[1])
      for moment in range(-1000000000, 2100000000, 86400 * 17 + 3607):
        print(int(datetime.datetime.fromtimestamp(moment, zone).utcoffset().total_seconds()))
      """
    guard let answer = try ExternalJudge.run(["python3", "-c", question, name]) else { return }
    let offsets = answer.output.split(separator: "\n").compactMap { Int64($0) }
    try #require(offsets.count == moments.count, "\(answer.output.suffix(300))")
    let zone = try Self.catalog.zone(name)
    for (moment, offset) in zip(moments, offsets) {
      switch zone.meaning(of: CivilTime(utc: Int64(moment) + offset)) {
      case .one(let found): #expect(Int64(found) == offset, "\(moment)")
      case .twice(let first, let second):
        #expect([Int64(first), Int64(second)].contains(offset), "\(moment)")
      case .never: Issue.record("\(moment) is never")
      }
    }
  }

  // MARK: Files

  @Test func theCatalogLiesWhereTZDIRSays() throws {
    let folder = TemporaryFolderWithZone(bytes: try zoneBytes())
    let catalog = ZoneCatalog(Environment(["TZDIR": folder.path]))
    #expect(try catalog.zone("Test/Zone").name == "Test/Zone")
    #expect(throws: ZoneError.unknown(name: "Europe/Berlin", nearest: nil)) {
      try catalog.zone("Europe/Berlin")
    }
  }

  @Test func aMissingCatalogSaysWhatToInstall() throws {
    let error = try #require(throws: ZoneError.self) {
      try ZoneCatalog(folder: "/nowhere/at/all").zone("UTC")
    }
    #expect(error == .noCatalog(folder: "/nowhere/at/all"))
    #expect(error.diagnostic.hints.contains("install the package tzdata"))
  }

  @Test(arguments: ["Europe/Berln", "Berlin"])
  func anUnknownZoneHasItsNearest(_ name: String) {
    #expect(throws: ZoneError.unknown(name: name, nearest: "Europe/Berlin")) { try Self.catalog.zone(name) }
  }

  @Test(arguments: [
    "", "../../etc/passwd", "/etc/passwd", "Europe//Berlin", "Europe/", "a b", ".", "tzdata.zi\0",
  ])
  func aNameCannotLeadOutOfTheCatalog(_ name: String) {
    #expect(throws: ZoneError.self) { try Self.catalog.zone(name) }
  }

  @Test func aDamagedFileIsAnErrorAndNoCrash() throws {
    let whole = try zoneBytes()
    for length in 0..<whole.count {
      let folder = TemporaryFolderWithZone(bytes: Array(whole[..<length]))
      #expect(throws: ZoneError.self) { try ZoneCatalog(folder: folder.path).zone("Test/Zone") }
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255) }
      let folder = TemporaryFolderWithZone(bytes: bytes)
      // Whatever was hit: a zone or an error, and an answer for any time.
      if let zone = try? ZoneCatalog(folder: folder.path).zone("Test/Zone") {
        _ = zone.meaning(of: CivilTime(year: 2050, month: 3, day: 27, hour: 2, minute: 30))
      }
    }
  }

  /// A small file of version 2: one change in 1980, then the rule of Berlin.
  private func zoneBytes() throws -> [UInt8] {
    func header(_ times: UInt8) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, times, 0, 0, 0, 2, 0, 0, 0, 8]
    }
    let types: [UInt8] = [0, 0, 14, 16, 0, 0, 0, 0, 28, 32, 1, 4]
    let names = Array("CET\0CES\0".utf8)
    let moment: [UInt8] = [0, 0, 0, 0, 20, 0, 0, 0]
    return header(0) + types + names + header(1) + moment + [1] + types + names
      + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
  }
}

/// A catalog with the one zone `Test/Zone`.
private final class TemporaryFolderWithZone {
  let path: String

  init(bytes: [UInt8]) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "passforge-zone-\(UUID().uuidString)")
    path = url.path
    try? FileManager.default.createDirectory(
      at: url.appendingPathComponent("Test"), withIntermediateDirectories: true)
    try? Data(bytes).write(to: url.appendingPathComponent("Test/Zone"))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
