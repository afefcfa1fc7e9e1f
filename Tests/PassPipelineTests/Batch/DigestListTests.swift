import PassSystem
import TestSupport
import Testing

@testable import PassPipeline

@Suite struct DigestListTests {
  let folder = TemporaryFolder()

  @Test func `sha256sum finds every file right`() async throws {
    let batch = TestBatch(in: folder)
    try await batch.run("serial,name\nS-1,A\nZoë  2,B\n\"x\\,*y\",C\nbad\n\" lead\",D\n")
    let sums = try batch.text("out/SHA256SUMS")
    #expect(sums.split(separator: "\n").count == 4)
    guard let judged = try ExternalJudge.run(["sha256sum", "-c", "SHA256SUMS"], in: batch.file("out")) else {
      return
    }
    #expect(judged.status == 0, "\(judged.output)")
    #expect(judged.output.split(separator: "\n").count == 4)
  }

  @Test func `a list longer than what is kept in memory has every line`() throws {
    var list = try DigestList(at: folder.file("sums"))
    for row in 1...3_000 { try list.add(Self.pass(row)) }
    try list.publish()
    let sums = String(decoding: try FileReader.read(folder.file("sums")), as: UTF8.self)
    #expect(sums == (1...3_000).map { "digest\($0)  \($0).pkpass\n" }.joined())
  }

  @Test func `a list that is not published leaves nothing`() throws {
    do {
      var list = try DigestList(at: folder.file("sums"))
      for row in 1...3_000 { try list.add(Self.pass(row)) }
    }
    #expect(try Directory.entries(of: folder.path).isEmpty)
  }

  private static func pass(_ row: Int) -> BatchPass {
    var pass = ReportLineTests.pass
    (pass.row, pass.file, pass.sha256) = (row, "\(row).pkpass", "digest\(row)")
    return pass
  }
}
