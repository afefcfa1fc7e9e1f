import PassZip
import Testing

@Suite struct CRC32Tests {
  @Test func `the check value of the CRC catalogue comes out`() {
    #expect(CRC32.of(Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func `nothing has the checksum zero`() {
    #expect(CRC32.of([UInt8]()) == 0)
  }
}
