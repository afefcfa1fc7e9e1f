import Testing

@testable import PassLayout

@Suite struct ColorTests {
  @Test(arguments: [
    ("rgb(255, 0, 0)", Color(1, 0, 0)), ("rgb(255,0,0)", Color(1, 0, 0)),
    (" RGB( 0 , 255,0 ) ", Color(0, 1, 0)),
    ("rgba(0, 0, 255, 0.3)", Color(0, 0, 1)), ("#00ff00", Color(0, 1, 0)), ("#0F0", Color(0, 1, 0)),
    ("#80FF0000", Color(1, 0, 0)), ("rgb(300, -5, 0)", Color(1, 0, 0)),
  ])
  func `spellings that passes use are read`(text: String, color: Color) {
    #expect(Color(passColor: text) == color)
  }

  @Test(arguments: [
    "", "red", "#12", "#12345g", "rgb(1,2)", "rgb(1,2,3,4,5)", "rgb(a,b,c)", "rgb(1,2,3", "hsl(1,2,3)",
  ])
  func `other texts are no colour`(text: String) {
    #expect(Color(passColor: text) == nil)
  }

  @Test func `contrast is that of WCAG`() {
    #expect(abs(Color.white.contrast(to: .black) - 21) < 0.05)
    #expect(Color.white.contrast(to: .white) == 1)
  }
}
