import Foundation
import PassCrypto
import PassData
import PassPipeline
import PassSystem
import TestSupport
import Testing

@Suite struct DoctorTests {
  private static let noon = Timestamp(seconds: 1_796_000_000)

  private static func surroundings(
    now: Timestamp = noon, folder: String = "/tmp", environment: [String: String] = [:],
    keyFiles: [String] = [], identity: @escaping @Sendable () throws -> IdentityLoader.Loaded? = { nil }
  ) -> Doctor.Surroundings {
    Doctor.Surroundings(
      programs: ["passforge 0.0.0", "libzip 0"], environment: Environment(environment), now: now,
      outputFolder: folder, keyFiles: keyFiles, authorities: { .pinned }, identity: identity)
  }

  private static func one(_ check: DoctorCheck, _ surroundings: Doctor.Surroundings) throws -> Examination {
    try #require(Doctor(surroundings).examine([check]).first)
  }

  private static func codes(_ examination: Examination) -> [String] { examination.findings.map(\.code) }

  @Test func everyPieceIsLookedAtInTheOrderOfTheTable() {
    let examinations = Doctor(Self.surroundings()).examine()
    #expect(examinations.map(\.check) == DoctorCheck.allCases)
    #expect(examinations.allSatisfy { !$0.summary.isEmpty && $0.outcome != .bad })
    #expect(examinations.first?.summary == "passforge 0.0.0, libzip 0")
  }

  @Test func onlyWhatIsAskedForIsLookedAt() {
    let surroundings = Self.surroundings(identity: { throw CryptoError.noIdentity })
    #expect(Doctor(surroundings).examine([.clock, .output]).map(\.check) == [.clock, .output])
  }

  @Test func aClockThatStandsWrongIsNoticed() throws {
    #expect(try Self.one(.clock, Self.surroundings()).outcome == .ok)
    let behind = try Self.one(.clock, Self.surroundings(now: Timestamp(seconds: 86_400)))
    #expect(behind.outcome == .bad && Self.codes(behind) == ["doctor.clock-behind"])
    let ahead = try Self.one(.clock, Self.surroundings(now: Timestamp(seconds: 4_000_000_000)))
    #expect(ahead.outcome == .bad && Self.codes(ahead) == ["doctor.clock-ahead"])
    let epoch = try Self.one(.clock, Self.surroundings(environment: ["SOURCE_DATE_EPOCH": "60"]))
    #expect(epoch.details == ["SOURCE_DATE_EPOCH makes it 1970-01-01 00:01 UTC"])
    let bad = try Self.one(.clock, Self.surroundings(environment: ["SOURCE_DATE_EPOCH": "soon"]))
    #expect(bad.outcome == .bad)
  }

  @Test func anIdentityIsAskedForASignature() throws {
    let folder = TemporaryFolder()
    let store = DevelopmentStore(in: try DataFolder(environment: ["XDG_DATA_HOME": folder.path]))
    let identity = try store.identity(
      for: .init(passTypeIdentifier: "pass.example.coffee", teamIdentifier: "A1B2C3D4E5"))
    let file = folder.file("key.pem")
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    let loaded = IdentityLoader.Loaded(identity: identity, notes: [])
    let surroundings = Self.surroundings(keyFiles: [file], identity: { loaded })
    let examination = try Self.one(.identity, surroundings)
    #expect(examination.outcome == .ok)
    #expect(examination.summary.hasPrefix("pass.example.coffee, team A1B2C3D4E5, until 2049-12-31 ("))
    #expect(examination.details.contains { $0.contains(identity.leaf.sha256.hexadecimal) })
    #expect(Self.codes(examination) == ["doctor.key-readable"])
    #expect(try Self.one(.intermediate, surroundings).summary.contains("passforge Development"))
    let expired = try Self.one(
      .identity, Self.surroundings(now: Timestamp(seconds: 2_600_000_000), identity: { loaded }))
    #expect(expired.outcome == .bad && Self.codes(expired) == ["identity.expired"])
  }

  @Test func anIdentityThatCannotBeReadIsToldOnce() throws {
    let surroundings = Self.surroundings(identity: { throw CryptoError.withoutKey(name: "x.p12") })
    let identity = try Self.one(.identity, surroundings)
    #expect(identity.outcome == .bad && identity.findings.count == 1)
    let intermediate = try Self.one(.intermediate, surroundings)
    #expect(intermediate.outcome == .note && intermediate.findings.isEmpty)
  }

  @Test func theOutputFolderIsTriedAndLeftAsItWas() throws {
    let folder = TemporaryFolder()
    #expect(try Self.one(.output, Self.surroundings(folder: folder.path)).outcome == .ok)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    let missing = try Self.one(.output, Self.surroundings(folder: folder.file("no")))
    #expect(missing.outcome == .bad && Self.codes(missing) == ["file.not-found"])
    try "".write(toFile: folder.file("file"), atomically: true, encoding: .utf8)
    #expect(try Self.one(.output, Self.surroundings(folder: folder.file("file"))).outcome == .bad)
    #expect(try Self.one(.output, Self.surroundings(folder: "/proc")).outcome == .bad)
  }
}
