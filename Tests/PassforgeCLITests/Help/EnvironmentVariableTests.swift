import Testing

@testable import PassforgeCLI

@Suite struct EnvironmentVariableTests {
  private func shown(_ name: String, _ value: String?) -> String? {
    EnvironmentVariable.all.first { $0.name == name }?.display(value)
  }

  @Test func `what is no secret is shown`() {
    #expect(shown("SOURCE_DATE_EPOCH", "12") == "'12'")
    #expect(shown("PASSFORGE_IDENTITY", "~/prod.p12") == "'~/prod.p12'")
    #expect(shown("PASSFORGE_KEY", "env:KEY") == "'env:KEY'")
    #expect(shown("CI", nil) == nil)
  }

  @Test(arguments: [
    ("PASSFORGE_KEY_PASSWORD", "hunter2"), ("PASSFORGE_TOKEN_SECRET", "s3cret"),
    ("PASSFORGE_KEY", "-----BEGIN PRIVATE KEY-----"), ("PASSFORGE_KEY", "MIIEvgIBADANBg"),
    ("PASSFORGE_IDENTITY", "line\nline"), ("PASSFORGE_IDENTITY", String(repeating: "A", count: 300)),
  ])
  func `what is or may be a secret is not`(_ name: String, _ value: String) throws {
    let text = try #require(shown(name, value))
    #expect(text.hasPrefix("something hidden"))
    #expect(!text.contains(value))
  }

  @Test func `every variable of an option is in the list`() {
    let listed = Set(EnvironmentVariable.all.map(\.name))
    for command in CommandTable.commands {
      for variable in command.declarations.compactMap(\.variable) { #expect(listed.contains(variable)) }
    }
  }
}
