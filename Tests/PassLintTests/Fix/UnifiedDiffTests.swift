import Testing

@testable import PassLint

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String?) -> String {
    UnifiedDiff.text(
      LintFix.Change(
        path: "pass.json", before: Array(before.utf8), after: after.map { Array($0.utf8) }, reasons: []))
  }

  @Test func aChangedLineHasThreeLinesOfContext() {
    let before = (1...9).map { "line \($0)\n" }.joined()
    let after = before.replacing("line 5", with: "five")
    #expect(
      diff(before, after) == """
        --- a/pass.json
        +++ b/pass.json
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +five
         line 6
         line 7
         line 8

        """)
  }

  @Test func aDeletedFileIsComparedWithNone() {
    #expect(diff("a\n", nil) == "--- a/pass.json\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n")
  }

  @Test func equalTextsHaveNoDifference() { #expect(diff("a\n", "a\n").isEmpty) }
}
