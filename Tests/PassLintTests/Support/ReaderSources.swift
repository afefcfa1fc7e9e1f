import Foundation

@testable import PassLint

/// The tests of the readers of archives, manifests, signatures and identities, and of batches. What they find needs whole
/// files, certificates or many rows, so the fixtures of those rules lie with their readers.
struct ReaderSources {
  private let sources: [String]

  init() throws {
    let tests = URL(fileURLWithPath: Fixture.folder).deletingLastPathComponent().deletingLastPathComponent()
    let folders = ["PassZipTests", "PassBundleTests", "PassCryptoTests", "PassLintTests/Batch"]
    sources = folders.flatMap { folder in
      let root = tests.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".swift") }.compactMap {
        try? String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
      }
    }
  }

  /// Whether a test expects the rule, by its whole id or, as the tests of one family do, without the family.
  func mention(_ id: String) -> Bool {
    let rest = id.drop { $0 != "." }.dropFirst()
    return sources.contains {
      $0.contains("\"\(id)\"") || $0.contains("\"\(rest)\"") || $0.contains(".\(rest)\"")
    }
  }
}

extension LintRule {
  var isFoundElsewhere: Bool {
    switch check {
    case .reader, .batch: true
    case .files, .pictures, .tree, .subject, .look: false
    }
  }
}
