import Glibc
import Testing

@testable import PassSystem

@Suite struct StandardStreamTests {
  @Test func `writing to a pipe that nobody reads is an error of its own`() throws {
    StandardStream.ignoreBrokenPipes()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    do {
      try writeAll([1, 2, 3], to: ends[1], path: "<stdout>")
      Issue.record("the write went through")
    } catch {
      #expect(error.isBrokenPipe)
      #expect(!SystemError.notFound(path: "x").isBrokenPipe)
    }
  }
}
