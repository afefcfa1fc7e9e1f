import PassZip
import Testing

@Suite struct LibZipVersionTests {
  @Test func `the version is one that libzip has had`() {
    #expect(LibZipVersion.inUse.split(separator: ".").allSatisfy { Int($0) != nil })
  }
}
