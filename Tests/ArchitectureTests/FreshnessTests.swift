import Foundation
import Testing

@testable import PassforgeCLI

/// Pages that are printed from tables must say what the tables say.
///
/// `make docs` writes them anew: it runs this suite with `PASSFORGE_RECORD=1`.
@Suite struct FreshnessTests {
  struct GeneratedPage: CustomTestStringConvertible, Sendable {
    let path: String
    let text: @Sendable () -> String

    var testDescription: String { path }
  }

  static let pages = [GeneratedPage(path: "docs/commands.md") { Manual.markdown }]

  @Test(arguments: pages)
  func `a generated page is fresh`(_ page: GeneratedPage) throws {
    let environment = ProcessInfo.processInfo.environment
    if environment["PASSFORGE_RECORD"] == "1" {
      try #require(environment["CI"] == nil, "nothing is recorded in CI")
      let url = SourceTree.root.appendingPathComponent(page.path)
      try page.text().write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(SourceTree.text(page.path) == page.text(), "\(page.path) is stale: run make docs")
  }
}
