import PassData
import Testing

@testable import PassCrypto

@Suite struct RotationPlanTests {
  private static let now = TestChain.now

  private static func plan(
    _ old: TestChain.Member, _ new: TestChain.Member, hasIntermediate: Bool = true
  ) -> RotationPlan {
    RotationPlan(
      from: (old.facts, "old.p12"), to: (new.facts, "new.cer"), hasIntermediate: hasIntermediate, at: now)
  }

  private static func changed(_ plan: RotationPlan) -> [String] {
    plan.changes.filter { $0.meaning != nil }.map(\.name)
  }

  @Test func aRenewalChangesKeyAndDates() throws {
    let chain = try TestChain.apple.get()
    let old = try TestChain.leaf(issuer: chain.g1, to: Self.now.adding(days: 20))
    let new = try TestChain.leaf(
      key: "renewed", issuer: chain.g4, from: Self.now.adding(days: 5), to: Self.now.adding(days: 400))
    let plan = Self.plan(old, new, hasIntermediate: false)
    #expect(plan.findings.isEmpty)
    #expect(Self.changed(plan) == ["key", "intermediate", "valid"])
    #expect(plan.changes.last?.meaning == "both may sign for 15 days")
    #expect(plan.steps.first?.hasPrefix("wait until \(new.facts.notBefore.day)") == true)
    #expect(plan.steps.contains { $0.hasPrefix("passforge authorities fetch new.cer") })
    #expect(plan.steps.contains { $0.contains("before \(old.facts.notAfter.day)") })
    let simple = Self.plan(
      old, try TestChain.leaf(issuer: chain.g1, to: Self.now.adding(days: 400)))
    #expect(Self.changed(simple) == ["valid"])
    #expect(!simple.steps.contains { $0.contains("fetch") || $0.hasPrefix("wait") })
  }

  @Test func aGapBetweenBothIsTold() throws {
    let chain = try TestChain.apple.get()
    let old = try TestChain.leaf(issuer: chain.g4, to: Self.now.adding(days: -3))
    let new = try TestChain.leaf(
      issuer: chain.g4, from: Self.now.adding(days: 2), to: Self.now.adding(days: 400))
    let plan = Self.plan(old, new)
    #expect(plan.changes.last?.meaning?.hasPrefix("nothing can be signed between ") == true)
    #expect(plan.steps.contains { $0.hasSuffix("now: the old one has ended") })
  }

  @Test func whatCannotTakeItsPlaceIsRefused() throws {
    let chain = try TestChain.apple.get()
    let later = Self.now.adding(days: 400)
    let old = try TestChain.leaf(issuer: chain.g4, nfc: true)
    let cases: [(TestChain.Member, [String])] = [
      (
        try TestChain.leaf("pass.example.other", issuer: chain.g4, to: later, nfc: true),
        ["rotation.pass-type"]
      ),
      (try TestChain.leaf(team: "OTHERTEAM1", issuer: chain.g4, to: later, nfc: true), ["rotation.team"]),
      (try TestChain.leaf(issuer: chain.g4, to: later), ["rotation.nfc"]),
      (
        try TestChain.leaf(issuer: chain.g4, to: Self.now.adding(days: 100), nfc: true),
        ["rotation.not-longer"]
      ),
      (
        try TestChain.leaf(issuer: chain.g4, to: later, marks: [ObjectIdentifier.pushTopics]),
        ["identity.wrong-kind"]
      ),
      (old, ["rotation.same"]),
    ]
    for (new, codes) in cases {
      let plan = Self.plan(old, new)
      #expect(plan.findings.map(\.code) == codes)
      #expect(plan.steps.isEmpty == plan.findings.contains { $0.severity == .error })
    }
  }
}
