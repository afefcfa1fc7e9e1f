import Testing

@testable import PassModel

@Suite struct PassColorTests {
  @Test(arguments: [
    ("rgb(23, 187, 82)", [23, 187, 82]), ("rgb(23,187,82)", [23, 187, 82]),
    ("rgba(1, 2, 3, 0.5)", [1, 2, 3]), ("#0a141e", [10, 20, 30]), ("#F00", [255, 0, 0]),
    ("rgb(256,0,-1)", [255, 0, 0]),
  ])
  func aColourIsRead(_ text: String, _ channels: [Int]) throws {
    let color = try #require(PassColor(text))
    #expect([Int(color.red), Int(color.green), Int(color.blue)] == channels)
  }

  @Test(arguments: [
    "rgb(255-255-255)", "red", "rgb(1,2)", "rgb(1,2,3", "rgb 1,2,3", "#12345", "", "rgb(1,2,3,4)",
    "rgb(a,b,c)",
    "rgb(1.5,2,3)", "rgba(1,2,3)", "#gggggg", "rgb()", ")", "rgb(99999999999999999999,0,0)", "rgb(1,2,3)x",
  ])
  func whatWalletCannotReadIsNoColour(_ text: String) { #expect(PassColor(text) == nil) }

  @Test func contrastIsTheOneOfWCAG() throws {
    let black = try #require(PassColor("rgb(0,0,0)"))
    let white = try #require(PassColor("rgb(255,255,255)"))
    let gray = try #require(PassColor("#777777"))
    #expect(abs(black.contrast(with: white) - 21) < 0.001)
    #expect(abs(white.contrast(with: gray) - 4.478) < 0.001)
    #expect(black.contrast(with: black) == 1)
  }
}
