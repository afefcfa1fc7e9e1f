import PassSystem
import TestSupport
import Testing

@Suite struct UnnamedFileTests {
  @Test func `what was written is read, holes are zero, and no folder lists it`() throws {
    let folder = TemporaryFolder()
    let file = try UnnamedFile(in: folder.path)
    try [1, 2, 3].withUnsafeBytes { try file.write(UnsafeRawBufferPointer($0), at: 80) }
    var bytes = [UInt8](repeating: 9, count: 120)
    try bytes.withUnsafeMutableBytes { try file.read(into: $0, at: 72) }
    #expect(bytes[..<8] == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(bytes[8] == 1 && bytes[16] == 2 && bytes[24] == 3)
    #expect(bytes[32...].allSatisfy { $0 == 0 })
    #expect(try Directory.entries(of: folder.path).isEmpty)
  }
}
