import PassBundle
import PassCrypto
import PassData
import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct ForgeCheckTests {
  let folder = TemporaryFolder()

  private func pass(_ forge: Forge, _ serial: String) throws -> PreparedPass {
    let reading = try RowReading(
      forge.template, file: "rows", columns: ["serial", "name"], environment: Environment([:]))
    return try forge.prepare(
      try reading.typed(
        DataRow(number: 1, line: 2, raw: [], content: .success(.cells([serial, "Ada"])))))
  }

  private func sealed(_ forge: Forge, _ pass: PreparedPass) throws -> PassArchive {
    let signer = try #require(forge.identity).makeSigner()
    return try PassArchive(sealing: try forge.sign(pass, with: signer))
  }

  @Test func `a sound pass passes`() throws {
    let forge = try TestBatch(in: folder).forge()
    let pass = try pass(forge, "S-1")
    try forge.check(ForgedPass(archive: sealed(forge, pass), prepared: pass))
  }

  @Test func `another pass than was meant is found`() throws {
    let forge = try TestBatch(in: folder).forge()
    let archive = try sealed(forge, try pass(forge, "S-2"))
    let meant = try pass(forge, "S-1")
    #expect(throws: PipelineError.self) { try forge.check(ForgedPass(archive: archive, prepared: meant)) }
  }

  @Test func `a signature that this run does not trust is found`() throws {
    let batch = TestBatch(in: folder)
    let forge = try batch.forge()
    let pass = try pass(forge, "S-1")
    let archive = try sealed(forge, pass)
    let strict = try batch.forge { $0.authorities = .pinned }
    #expect(throws: PipelineError.self) { try strict.check(ForgedPass(archive: archive, prepared: pass)) }
  }

  @Test func `without an identity nothing is trusted`() throws {
    let batch = TestBatch(in: folder)
    let forge = try batch.forge()
    let pass = try pass(forge, "S-1")
    let archive = try sealed(forge, pass)
    let unsigned = try Forge(template: forge.template, identity: nil, options: forge.options)
    #expect(throws: PipelineError.self) { try unsigned.check(ForgedPass(archive: archive, prepared: pass)) }
  }
}
