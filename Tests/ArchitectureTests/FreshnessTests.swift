import TestSupport
import Testing

@testable import PassforgeCLI

/// Pages that are printed from tables must say what the tables say. `make docs` writes them anew.
///
/// The pages of a library's own tables are held to them by that library's tests.
@Suite struct FreshnessTests {
  @Test func `docs/commands.md is what the table of commands prints`() throws {
    try FreshPage.check("commands.md", Manual.markdown, filter: "FreshnessTests")
  }
}
