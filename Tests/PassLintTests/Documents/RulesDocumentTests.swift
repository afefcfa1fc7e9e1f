import Foundation
import TestSupport
import Testing

@testable import PassLint

@Suite struct RulesDocumentTests {
  /// Written anew with `PASSFORGE_RECORD=1 swift test --filter RulesDocumentTests`.
  @Test func thePageIsFresh() throws {
    try FreshPage.check("lint-rules.md", RulesDocument.text(), filter: "RulesDocumentTests")
  }

  @Test func weakEvidenceIsCalledWeak() {
    #expect(RulesDocument.explanation(of: .serviceTokenWeak).contains("evidence  weak: our inference"))
    #expect(!RulesDocument.explanation(of: .iconMissing).contains("weak"))
  }

  @Test func whatCannotBeAllowedSaysSo() throws {
    let rule = try #require(RuleTable["manifest.hash-mismatch"])
    #expect(RulesDocument.explanation(of: rule).contains("allow     never"))
  }
}
