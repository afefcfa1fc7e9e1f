import TestSupport
import Testing

@testable import PassPipeline

@Suite struct TextTableTests {
  let folder = TemporaryFolder()

  @Test func `the first number stays, and set replaces it`() throws {
    var table = TextTable(spillingInto: folder.path)
    #expect(try table.number(of: "a") == nil)
    #expect(try table.number(of: "a", orSet: 7) == nil)
    #expect(try table.number(of: "a", orSet: 8) == 7)
    try table.set(9, for: "a")
    #expect(try table.number(of: "a") == 9)
    // Equal to people, different to a file system.
    #expect(try table.number(of: "\u{E9}", orSet: 0) == nil)
    #expect(try table.number(of: "e\u{301}", orSet: 1) == nil)
    #expect(try table.number(of: "\u{E9}") == 0)
  }

  @Test func `nothing is lost where it moves from memory into a file`() throws {
    var table = TextTable(spillingInto: folder.path)
    for number in 0..<40_000 { #expect(try table.number(of: "text \(number)", orSet: number) == nil) }
    for number in stride(from: 0, to: 40_000, by: 7) {
      #expect(try table.number(of: "text \(number)") == number)
    }
    #expect(try table.number(of: "text 40000") == nil)
  }

  @Test func `a folder that is not there is told when it is needed`() throws {
    var table = TextTable(spillingInto: folder.file("missing"))
    #expect(throws: (any Error).self) {
      for number in 0..<40_000 { _ = try table.number(of: "text \(number)", orSet: number) }
    }
  }
}
