import PassData
import Testing

@Suite struct HexadecimalTests {
  @Test func writesLowerCaseAndReadsBoth() {
    #expect([0x00, 0x0A, 0xFF, 0x7B].hexadecimal == "000aff7b")
    #expect([UInt8](hexadecimal: "000AfF7b") == [0x00, 0x0A, 0xFF, 0x7B])
    #expect([UInt8](hexadecimal: "") == [])
    let all = (0...255).map { UInt8($0) }
    #expect([UInt8](hexadecimal: all.hexadecimal) == all)
  }

  @Test(arguments: ["0", "0g", "0x00", "00 11", "é0", "é"]) func refusesAnythingElse(_ text: String) {
    #expect([UInt8](hexadecimal: text) == nil)
  }
}
