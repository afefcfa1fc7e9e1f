import Testing

/// What people type, and what they see: `Scripts/*.txt`.
@Suite struct ScriptTests {
  @Test(arguments: Script.all)
  func `a script comes out line by line`(_ script: Script) async throws {
    try await ScriptRun(script).run()
  }

  @Test func `the scripts are found`() {
    #expect(Script.all.count >= 3)
  }
}
