import PassData
import Testing

@testable import PassLint

@Suite struct SupersedingTests {
  private func finding(_ rule: String, _ place: Place) -> Finding {
    Finding(rule: rule, severity: .error, message: rule, place: place, hints: [])
  }

  @Test func atOnePlaceTheMoreSpecificSpeaks() {
    let kept = Superseding.mostSpecific([
      finding("manifest.hash-mismatch", .file("a")), finding("manifest.not-sha1", .file("a")),
      finding("manifest.hash-mismatch", .file("b")),
    ])
    #expect(kept.map(\.rule) == ["manifest.not-sha1", "manifest.hash-mismatch"])
  }

  @Test func someRulesSilenceOthersEverywhere() {
    let kept = Superseding.mostSpecific([
      finding("archive.wrapped-in-folder", .pass),
      finding("archive.missing-manifest", .file("manifest.json")),
    ])
    #expect(kept.map(\.rule) == ["archive.wrapped-in-folder"])
  }

  @Test func theSameFindingIsToldOnce() {
    let one = finding("json.bom", .pass)
    #expect(Superseding.mostSpecific([one, one]).count == 1)
  }
}
