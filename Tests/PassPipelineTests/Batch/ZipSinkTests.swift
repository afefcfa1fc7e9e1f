import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct ZipSinkTests {
  let folder = TemporaryFolder()

  @Test func `unzip and python find every entry right`() async throws {
    let batch = TestBatch(in: folder)
    let path = batch.file("out.zip")
    try await batch.run(TestBatch.rows(1...30) + "Zoë 🎟,Zoë\n", into: .zip(path))
    if let judged = try ExternalJudge.run(["unzip", "-tq", path]) {
      #expect(judged.status == 0, "\(judged.output)")
    }
    let program = """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      sys.stdout.write("\\n".join(archive.namelist()))
      """
    guard let listed = try ExternalJudge.run(["python3", "-c", program, path]) else { return }
    #expect(listed.status == 0)
    #expect(
      listed.output == ((1...30).map { "S-\($0)" } + ["Zoë 🎟"]).map { $0 + ".pkpass" }.joined(separator: "\n")
    )
  }

  @Test func `an archive without a pass is still an archive`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.run("serial,name\n", into: .zip(batch.file("out.zip")))
    let program = "import sys, zipfile; sys.exit(len(zipfile.ZipFile(sys.argv[1]).namelist()))"
    guard let listed = try ExternalJudge.run(["python3", "-c", program, batch.file("out.zip")]) else {
      return
    }
    #expect(listed.status == 0)
  }
}
