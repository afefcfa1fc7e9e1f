import Foundation
import Testing

/// Tests mirror sources: `Sources/PassX/A/B.swift` is tested by `Tests/PassXTests/…/BTests.swift`.
///
/// A file without tests of its own name that others can see must at least be named in a test: an
/// extension file `B+Topic.swift` belongs to `B`. What neither holds for is listed here with its reason. What is
/// internal is tested through what uses it, or by its own name.
@Suite struct MirrorTests {
  /// Sources that no test of their target names, and why that is no gap.
  static let unnamed: [String: String] = [:]

  /// Tests that belong to no single source, and what they are about.
  static let crossCutting: [String: String] = [
    "PassBundleTests/PackageVectorTests": "whole packages, from Tests/Vectors/pkpass",
    "PassLintTests/CorrectPassesTests": "passes that are right, in which no rule may find anything",
    "PassLintTests/SharedCasesTests": "small inputs that went wrong in other tools",
    "PassTemplateTests/ConformanceTests": "the language, by its own suite",
    "PassTemplateTests/DifferentialTests": "the language, held to its reference implementation",
    "PassTemplateTests/VectorTests": "the language, by example",
    "PassforgeCLITests/ScriptTests": "what people type",
    "PassforgeCLITests/CompletionScriptTests": "three sources, held against the shells",
  ]

  @Test func `every source is named by a test`() throws {
    var missing: [String] = []
    for file in SourceTree.sources where Self.isWatched(file) {
      let owner = file.name.split(separator: "+").first.map(String.init) ?? file.name
      // Simple boundaries: Unicode's do not part `PassStyle.coupon`.
      let name = try Regex("\\b(\(owner)|\(owner)Tests)\\b").wordBoundaryKind(.simple)
      if SourceTree.tests.contains(where: { $0.text.contains(owner) && $0.text.contains(name) }) { continue }
      if Self.unnamed["\(file.target)/\(file.name)"] == nil { missing.append(file.path) }
    }
    #expect(missing.isEmpty, "no test names:\n\(missing.joined(separator: "\n"))")
  }

  @Test func `every test file has a source of its name`() {
    // `B+Topic.swift` may have `BTests` or `BTopicTests`.
    let sources = Set(SourceTree.sources.map { "\($0.target)Tests/\($0.name.filter { $0 != "+" })Tests" })
    for file in SourceTree.tests where file.target != "ArchitectureTests" && file.name.hasSuffix("Tests") {
      let key = "\(file.target)/\(file.name)"
      #expect(sources.contains(key) || Self.crossCutting[key] != nil, "\(file.path)")
    }
  }

  @Test func `the lists hold nothing that is gone`() {
    let sources = Set(SourceTree.sources.map { "\($0.target)/\($0.name)" })
    let tests = Set(SourceTree.tests.map { "\($0.target)/\($0.name)" })
    #expect(Set(Self.unnamed.keys).subtracting(sources).isEmpty)
    #expect(Set(Self.crossCutting.keys).subtracting(tests).isEmpty)
  }

  /// Errors are tested where they are thrown; the executable and the umbrella have nothing to test.
  private static func isWatched(_ file: SourceTree.File) -> Bool {
    guard file.text.contains(#/^ *(public|package|open) /#.anchorsMatchLineEndings()) else { return false }
    return !file.name.hasSuffix("Error") && file.name != "Placeholder"
      && !["passforge-command", "Passforge"].contains(file.target)
  }
}
