import PassSystem
import Testing

@Suite struct EnvironmentTests {
  @Test func `an empty value counts as unset`() {
    let environment = Environment(["A": "1", "B": ""])
    #expect(environment["A"] == "1")
    #expect(environment["B"] == nil)
    #expect(environment["C"] == nil)
  }

  @Test(
    arguments: [
      (["XDG_DATA_HOME": "/x"], "/x/passforge"),
      (["XDG_DATA_HOME": "x", "HOME": "/h"], "/h/.local/share/passforge"),
      (["HOME": "/h"], "/h/.local/share/passforge"), ([:], nil),
    ] as [([String: String], String?)])
  func `the data folder follows XDG, and a relative one is ignored`(
    _ variables: [String: String], _ folder: String?
  ) {
    #expect(Environment(variables).dataFolder == folder)
  }

  @Test func `the process has a PATH`() {
    #expect(Environment.ofProcess()["PATH"]?.contains("/") == true)
  }
}
