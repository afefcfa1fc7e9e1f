import Testing

@testable import PassCrypto

@Suite struct DistinguishedNameTests {
  @Test func partsByName() throws {
    let name: DistinguishedName = try TestChain.leaf(issuer: try TestChain.apple.get().g4).facts.subject
    #expect(name.userID == "pass.org.harbourclub.member")
    #expect(name.organizationalUnit == "T3ST0TEAM9")
    #expect(name.organization == nil && name.country == nil)
    #expect(name.shortText == "Pass Type ID: pass.org.harbourclub.member")
    #expect(
      name.description
        == "UID=pass.org.harbourclub.member, CN=Pass Type ID: pass.org.harbourclub.member, OU=T3ST0TEAM9")
  }

  @Test func withoutACommonNameAllPartsAreSaid() {
    let name = DistinguishedName(parts: [.init(identifier: "2.5.4.5", text: "7")], encoding: [])
    #expect(name.shortText == "2.5.4.5=7")
  }

  /// Apple's intermediates have the same parts in different orders and are not each other.
  @Test func equalIsWhatIsEncodedEqually() {
    let parts: [DistinguishedName.Part] = [
      .init(identifier: "2.5.4.3", text: "a"), .init(identifier: "2.5.4.6", text: "b"),
    ]
    #expect(DistinguishedName(parts: parts, encoding: [1]) != DistinguishedName(parts: parts, encoding: [2]))
    #expect(DistinguishedName(parts: parts, encoding: [1]) == DistinguishedName(parts: [], encoding: [1]))
  }
}
