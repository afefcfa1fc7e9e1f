import PassLayout
import Testing

@testable import PassPreview

@Suite struct TerminalRendererTests {
  @Test(arguments: [20, 40, 80, 200])
  func `a picture is no wider than the terminal`(columns: Int) throws {
    let drawn = try SamplePass.draw(SamplePass.ticket(barcode: SamplePass.barcode(.qr, "A")))
    let text = try TerminalRenderer.draw(drawn, columns: columns, palette: .truecolor)
    for line in text.split(separator: "\n") where line.contains("▀") {
      #expect(TerminalBarcodeTests.cells(line).count <= columns)
    }
    #expect(text.contains("Ada"))
    #expect(text.contains("approximation of iOS 27"))
  }

  @Test func `without colour there is no escape at all`() throws {
    let drawn = try SamplePass.draw(SamplePass.ticket(barcode: SamplePass.barcode(.qr, "A")))
    let text = try TerminalRenderer.draw(drawn, columns: 80, palette: .mono)
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("█"))
  }

  @Test(arguments: HostileTexts.all)
  func `no text of a pass can command the terminal`(value: String) throws {
    let drawn = try SamplePass.draw(SamplePass.ticket(value: "\u{1B}]0;owned\u{7}" + value))
    let text = try TerminalRenderer.draw(drawn, columns: 80, palette: .mono)
    #expect(
      !text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) })
  }
}
