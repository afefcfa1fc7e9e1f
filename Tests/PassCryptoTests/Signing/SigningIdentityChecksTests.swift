import PassData
import TestSupport
import Testing

@testable import PassCrypto

/// Cases 15, 16 and 19: what is told before anything is signed, with both values.
@Suite struct SigningIdentityChecksTests {
  let chain: TestChain

  init() throws { chain = try TestChain.apple.get() }

  private func identity(
    _ leaf: TestChain.Member, intermediate: TestChain.Member?, name: String = "signer.p12"
  ) throws -> SigningIdentity {
    let found = KeyMaterial.Found(value: leaf.certificate, name: name)
    let offered = intermediate.map { [KeyMaterial.Found(value: $0.certificate, name: "given.pem")] } ?? []
    let authorities = Authorities(certificates: [], developmentRoots: [chain.root.facts])
    let choice = IntermediateChoice(leaf: found, beside: [], offered: offered, authorities: authorities)
      .choose()
    return SigningIdentity(
      name: name, key: .held(leaf.key), leaf: leaf.certificate, intermediate: choice.intermediate,
      chain: authorities.chain(from: leaf.certificate, embedded: [choice.intermediate].compactMap(\.self)),
      loadFindings: choice.findings)
  }

  private func check(
    _ identity: SigningIdentity, type: String = "pass.org.harbourclub.member", team: String = "T3ST0TEAM9",
    nfc: Bool = false, at time: Timestamp = TestChain.now
  ) -> [Diagnostic] {
    identity.check(passTypeIdentifier: type, teamIdentifier: team, usesNFC: nfc, at: time)
  }

  @Test func aGoodIdentityHasNoFindings() throws {
    #expect(check(try identity(TestChain.leaf(issuer: chain.g4), intermediate: chain.g4)).isEmpty)
    let nfc = try identity(TestChain.leaf(issuer: chain.g4, nfc: true), intermediate: chain.g4)
    #expect(check(nfc, nfc: true).isEmpty)
  }

  @Test func otherTypeOtherTeamNoNFC() throws {
    let type = check(
      try identity(TestChain.leaf("pass.org.rowing.guest", issuer: chain.g4), intermediate: chain.g4))
    #expect(type.map(\.code) == ["identity.type-id-mismatch"])
    #expect(type[0].severity == .error)
    #expect(type[0].message.contains("pass.org.rowing.guest"))
    #expect(type[0].message.contains("pass.org.harbourclub.member"))
    let team = check(
      try identity(TestChain.leaf(team: "ANOTHER123", issuer: chain.g4), intermediate: chain.g4))
    #expect(team.map(\.code) == ["identity.team-mismatch"])
    #expect(team[0].message.contains("ANOTHER123") && team[0].message.contains("T3ST0TEAM9"))
    let nfc = check(try identity(TestChain.leaf(issuer: chain.g4), intermediate: chain.g4), nfc: true)
    #expect(nfc.map(\.code) == ["identity.nfc-required"])
    #expect(nfc[0].message.contains("not enabled for NFC"))
  }

  /// The extension is what Wallet compares; some certificates hold the display name there.
  @Test func theExtensionMustHoldTheIdentifier() throws {
    let leaf = try TestChain.leaf(issuer: chain.g4, extensionText: "Harbour Club Pass")
    let findings = check(try identity(leaf, intermediate: chain.g4))
    #expect(findings.map(\.code) == ["identity.extension-mismatch"])
    #expect(findings[0].message.contains("Harbour Club Pass"))
  }

  /// Case 16, chain.tsv.
  @Test func theIntermediateIsPickedByItsKey() throws {
    let good = try TestChain.leaf(issuer: chain.g4)
    let old = try TestChain.leaf(issuer: chain.g1)
    let rows: [(TestChain.Member, TestChain.Member?, String?)] = [
      (good, chain.g4, nil), (good, chain.g1, "issued by G4, not by the certificate given"),
      (old, chain.g4, "issued by the G1 intermediate"), (old, chain.g1, nil),
      (
        good, nil,
        "intermediate with key id \(try #require(good.facts.authorityKeyIdentifier).hexadecimal) needed"
      ),
      (good, chain.root, "root is not the issuer"),
    ]
    for (signer, offered, words) in rows {
      let identity = try identity(signer, intermediate: offered)
      let findings = check(identity)
      guard let words else {
        #expect(findings.isEmpty)
        #expect(identity.intermediate == offered?.facts)
        continue
      }
      #expect(findings.map(\.severity) == [.error])
      #expect(findings[0].message.contains(words), "\(findings[0].message)")
      #expect(identity.intermediate == nil)
    }
  }

  @Test func datesAreJudgedAtTheClockThatWasGiven() throws {
    let start = Timestamp(seconds: 1_704_067_200)
    let end = Timestamp(seconds: 1_735_689_600)
    let leaf = try TestChain.leaf(issuer: chain.g4, from: start, to: end)
    let identity = try identity(leaf, intermediate: chain.g4)
    let expired = try #require(check(identity).first)
    #expect(expired.code == "identity.expired")
    #expect(expired.message.contains("ended 2025-01-01"))
    #expect(check(identity, at: end.adding(days: 0, seconds: 1)).map(\.code) == ["identity.expired"])
    #expect(!check(identity, at: end).contains { $0.severity == .error && $0.code == "identity.expired" })
    let early = check(identity, at: start.adding(days: 0, seconds: -1))
    #expect(early.contains { $0.code == "identity.not-yet-valid" && $0.severity == .error })
  }

  @Test(arguments: [(30, nil), (29, 29), (7, 7), (1, 1)] as [(Int64, Int?)])
  func theEndIsToldThirtyDaysBefore(days: Int64, told: Int?) throws {
    // Two seconds have passed since it was made: a begun day counts.
    let leaf = try TestChain.leaf(issuer: chain.g4, to: TestChain.now.adding(days: days, seconds: -2))
    let findings = check(try identity(leaf, intermediate: chain.g4))
    guard let told else {
      #expect(findings.isEmpty)
      return
    }
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings[0].message.contains("ends in \(told) day"))
  }

  @Test func minimumDaysMakeAnError() throws {
    let identity = try identity(TestChain.leaf(issuer: chain.g4), intermediate: chain.g4)
    #expect(identity.check(at: TestChain.now, minimumDays: 300).isEmpty)
    let short = identity.check(at: TestChain.now, minimumDays: 301)
    #expect(short.map(\.severity) == [.error])
    #expect(short[0].message.contains("300 days") && short[0].message.contains("301"))
  }

  @Test(arguments: [
    ([ObjectIdentifier.pushTopics], "push"), ([ObjectIdentifier.orderTypeIdentifier], "Order Type ID"),
    ([], "without the extension"),
  ]) func otherKindsOfCertificate(marks: [String], words: String) throws {
    let leaf = try TestChain.leaf(issuer: chain.g4, marks: marks)
    let findings = check(try identity(leaf, intermediate: chain.g4))
    #expect(findings.map(\.code) == ["identity.wrong-kind"])
    #expect(findings[0].message.contains(words))
  }

  @Test func anIntermediateThatWasOfferedInVainIsNoted() throws {
    let leaf = try TestChain.leaf(issuer: chain.g4)
    let choice = IntermediateChoice(
      leaf: .init(value: leaf.certificate, name: "a.p12"),
      beside: [.init(value: chain.g4.certificate, name: "a.p12")],
      offered: [.init(value: chain.g1.certificate, name: "g1.pem")], authorities: .pinned
    ).choose()
    #expect(choice.intermediate?.facts == chain.g4.facts)
    #expect(choice.findings.map(\.code) == ["identity.intermediate-unused"])
  }

  /// Same name, same key identifier, another key.
  @Test func anImpostorOfTheIntermediateIsNotEmbedded() throws {
    let attacker = try TestChain.attacker.get()
    let findings = check(try identity(TestChain.leaf(issuer: chain.g4), intermediate: attacker.g4))
    #expect(findings.map(\.code) == ["identity.intermediate-mismatch"])
  }
}
