import PassData
import Testing

@testable import PassBundle

@Suite struct BundleCheckTests {
  @Test func aBundleBeyondTheLimitOfBytesIsTooBig() {
    let found = BundleCheck.findings([], entries: [], bytes: 150_000_001, file: "a.pkpasses")
    #expect(found.map(\.code) == ["bundle.too-big"])
    #expect(BundleCheck.findings([], entries: [], bytes: 150_000_000, file: "a.pkpasses").isEmpty)
  }
}
