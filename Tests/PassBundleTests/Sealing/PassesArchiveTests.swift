import PassBundle
import PassCrypto
import PassData
import TestSupport
import Testing

@Suite struct PassesArchiveTests {
  static func members(_ serials: [Int]) throws -> [PassesArchive.Member] {
    let authorities = try VerificationTests.authorities()
    return try serials.enumerated().map { index, serial in
      let json = VerificationTests.passJSON.replacing("\"1\"", with: "\"\(serial)\"")
      let opened = OpenedPass(try VerificationTests.package(json).bytes, file: "\(serial)")
      let pass: VerifiedPass = try opened.verify(
        authorities: authorities, at: VerificationTests.time, accepting: [.developmentSigned])
      return PassesArchive.Member(name: try #require(BundlePath("m\(index).pkpass")), pass: pass)
    }
  }

  @Test func `what is sealed is opened again with every pass in it`() throws {
    let archive = try PassesArchive(sealing: Self.members([1, 2, 3]))
    let opened = OpenedPass(archive.bytes, file: "s.pkpasses")
    #expect(opened.kind == .passes)
    #expect(opened.findings.isEmpty)
    #expect(opened.passes.map(\.identity?.serialNumber) == ["1", "2", "3"])
    #expect(archive.names.map(\.text) == ["m0.pkpass", "m1.pkpass", "m2.pkpass"])
  }

  @Test func `eleven passes are too many for one, and two with splitting`() throws {
    let members = try Self.members(Array(1...11))
    #expect(throws: BundleError.tooManyPasses(count: 11, limit: 10)) { try PassesArchive(sealing: members) }
    let split = try PassesArchive.splitting(members)
    #expect(split.map(\.names.count) == [10, 1])
    #expect(split.map { OpenedPass($0.bytes, file: "s").passes.count } == [10, 1])
  }

  @Test func `one pass twice is refused, in two archives too`() throws {
    let members = try Self.members([1, 2, 1])
    let twice = BundleError.samePass(
      members[0].name, members[2].name,
      PassIdentity(passTypeIdentifier: "pass.org.example.test", serialNumber: "1"))
    #expect(throws: twice) { try PassesArchive(sealing: members) }
    #expect(throws: twice) { try PassesArchive.splitting(members) }
  }
}
