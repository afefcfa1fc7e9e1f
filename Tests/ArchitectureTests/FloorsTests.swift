import Testing

/// The house: a target imports only from floors below its own, and each C library has one fence.
///
/// The package manifest alone is no wall: an import of something that is reachable through a dependency compiles.
@Suite struct FloorsTests {
  static let floors: [String: Int] = [
    "COpenSSL": 0, "CLibZip": 0, "CPCRE2": 0, "CPNG": 0, "CPosix": 0, "CBuildFacts": 0,
    "CCairo": 0, "CZint": 0,
    "PassData": 1,
    "PassSystem": 2,
    "PassCrypto": 3, "PassZip": 3, "PassImage": 3, "PassPattern": 3,
    "PassModel": 4, "PassTemplate": 4,
    "PassBundle": 5, "PassLayout": 5,
    "PassLint": 6,
    "PassPipeline": 7,
    "Passforge": 8, "PassforgeCLI": 8, "PassPreview": 8,
    "passforge-command": 9, "passforge-preview-command": 9,
  ]

  /// Who alone may import what lies outside of the house.
  static let fences: [String: Set<String>] = [
    "COpenSSL": ["PassCrypto"],
    "CLibZip": ["PassZip"],
    "CPCRE2": ["PassPattern"],
    "CPNG": ["PassImage"],
    "CPosix": ["PassSystem"],
    "CBuildFacts": ["PassforgeCLI"],
    "CCairo": ["PassPreview"],
    "CZint": ["PassPreview"],
    "Foundation": ["PassPreview"],
    "Glibc": ["PassSystem"],
    "Dispatch": ["PassSystem"],
    "Synchronization": Set(floors.keys),
  ]

  struct Import: CustomTestStringConvertible, Sendable {
    let file: String
    let line: Int
    let target: String
    let module: String

    var testDescription: String { "\(file):\(line) import \(module)" }
  }

  static let imports: [Import] = SourceTree.sources.flatMap { file in
    file.lines.compactMap { line in
      let words = line.text.split(separator: " ")
      guard let position = words.firstIndex(of: "import"), words.count > position + 1 else { return nil }
      let modifiers = words[..<position]
      guard
        modifiers.allSatisfy({
          $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
        })
      else { return nil }
      // `import struct X.Y` and `import X.Y` are imports of X.
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let named = words[(position + 1)...].first { !kinds.contains($0) } ?? ""
      let module = named.split(separator: ".").first.map(String.init) ?? ""
      return Import(file: file.path, line: line.number, target: file.target, module: module)
    }
  }

  @Test func `every folder of Sources stands on a floor`() {
    #expect(Set(SourceTree.folders(below: "Sources")) == Set(Self.floors.keys))
  }

  @Test func `imports go downwards`() throws {
    #expect(Self.imports.count > 50)
    for found in Self.imports where Self.fences[found.module] == nil {
      let own = try #require(Self.floors[found.target], "\(found.testDescription)")
      let other = Self.floors[found.module]
      #expect(other != nil, "\(found.testDescription): not a module that this house knows")
      #expect((other ?? own) < own, "\(found.testDescription)")
    }
  }

  @Test func `what lies outside is imported by its fence alone`() {
    for found in Self.imports {
      guard let fence = Self.fences[found.module] else { continue }
      #expect(fence.contains(found.target), "\(found.testDescription)")
    }
  }
}
