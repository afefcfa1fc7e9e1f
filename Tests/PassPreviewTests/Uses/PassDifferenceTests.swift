import PassLayout
import PassPreview
import Testing

@Suite struct PassDifferenceTests {
  static func difference(
    _ old: String, _ new: String, files: [String: [UInt8]] = [:], _ newFiles: [String: [UInt8]] = [:]
  )
    throws -> PassDifference
  {
    try PassDifference(SamplePass.draw(old, files: files), SamplePass.draw(new, files: newFiles))
  }

  @Test func `the same pass has no difference`() throws {
    let same = try Self.difference(SamplePass.ticket(), SamplePass.ticket())
    #expect(same.isSame)
    #expect(same.words == "front: 0 % of pixels differ · back: 0 % of pixels differ")
  }

  @Test func `a changed text is outlined on both, and nothing else`() throws {
    let changed = try Self.difference(SamplePass.ticket(value: "Ada"), SamplePass.ticket(value: "Grace"))
    #expect(changed.oldMarks[.front]?.map(\.message) == ["changed: /generic/primaryFields/0/value"])
    #expect(changed.newMarks[.front]?.count == 1)
    #expect(changed.newMarks[.back] == nil)
    #expect((changed.shares[.front] ?? 0) > 0 && changed.shares[.back] == 0)
    #expect(!changed.isSame)
  }

  @Test func `what came and what went is outlined where it stands`() throws {
    let code = SamplePass.ticket(barcode: SamplePass.barcode(.qr, "A"))
    let came = try Self.difference(SamplePass.ticket(), code)
    #expect(came.newMarks[.front]?.contains { $0.message == "new: /barcodes/0" } == true)
    let went = try Self.difference(code, SamplePass.ticket())
    #expect(went.oldMarks[.front]?.contains { $0.message == "gone: /barcodes/0" } == true)
  }

  @Test func `another picture under the same name is a difference`() throws {
    let (red, blue) = (try SamplePass.png(50, 50, Color(1, 0, 0)), try SamplePass.png(50, 50, Color(0, 0, 1)))
    let changed = try Self.difference(
      SamplePass.ticket(), SamplePass.ticket(), files: ["logo.png": red], ["logo.png": blue])
    #expect(changed.oldMarks[.front]?.map(\.message) == ["changed: logo.png"])
  }

  @Test func `the sheet shows both, front and back`() throws {
    let changed = try Self.difference(SamplePass.ticket(value: "Ada"), SamplePass.ticket(value: "Grace"))
    let sheet = Sheet(changed, appearance: .light)
    #expect(sheet.cards.map(\.face.side) == [.front, .front, .back, .back])
    #expect(try SheetRenderer.png(sheet, scale: 1).count > 1_000)
  }
}
