import Testing

@testable import PassPreview

@Suite struct TerminalPaletteTests {
  @Test(arguments: [
    (TerminalColor.black, 16), (.white, 231), (TerminalColor(red: 255, green: 0, blue: 0), 196),
    (TerminalColor(red: 128, green: 128, blue: 128), 244), (TerminalColor(red: 0, green: 95, blue: 135), 24),
  ])
  func `the nearest of 256 colours`(color: TerminalColor, index: Int) {
    #expect(color.index == index)
  }

  @Test func `codes are those of ISO 8613-6`() {
    #expect(TerminalPalette.truecolor.foreground(.white) == "\u{1B}[38;2;255;255;255m")
    #expect(TerminalPalette.indexed.background(.black) == "\u{1B}[48;5;16m")
    #expect(TerminalPalette.mono.foreground(.white).isEmpty)
  }
}
