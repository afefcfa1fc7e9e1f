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

  @Test func `a report longer than one reading keeps every line`() throws {
    let report = try GrowingFile(at: folder.file("report"))
    for row in 1...3_000 {
      var pass = ReportLineTests.pass
      (pass.row, pass.file, pass.sha256) = (row, "\(row).pkpass", "digest\(row)")
      try report.append(ReportLine.bytes(of: .made(pass)))
    }
    try DigestList.write(of: report, to: folder.file("sums"))
    let sums = String(decoding: try FileReader.read(folder.file("sums")), as: UTF8.self)
    #expect(sums == (1...3_000).map { "digest\($0)  \($0).pkpass\n" }.joined())
  }
}
