import Testing

/// Tests mirror sources: what lies in `Sources/PassX/A/` is tested in `Tests/PassXTests/`, by `BTests.swift` for
/// `B.swift`, so that both are found without a search.
///
/// Small files of one folder are often tested together: a folder is watched if one of its files has tests of its own
/// name, or if the folder has a mirror among the tests. What is tested from elsewhere is listed, with where.
@Suite struct MirrorTests {
  /// Folders of sources whose tests have another name, and that name.
  static let testedBy: [String: String] = [
    "PassCrypto": "PassCryptoTests/CertificateRequestTests",
    "PassCrypto/OpenSSL": "PassCryptoTests/CertificateFactsTests",
    "PassLayout/Back": "PassPreviewTests/GoldenTests",
    "PassLayout/Pass": "PassPreviewTests/GoldenTests",
    "PassLayout/Styles": "PassPreviewTests/GoldenTests",
    "PassLint/Rules": "PassLintTests/RuleTableTests",
    "PassforgeCLI/Completions": "PassforgeCLITests/CompletionScriptTests",
    "PassTemplate": "PassTemplateTests/ConformanceTests",
    "PassforgeCLI/Commands": "PassforgeCLITests/ScriptTests",
    "PassforgeCLI/Flows": "PassforgeCLITests/ScriptTests",
    "PassforgeCLI/Options": "PassforgeCLITests/ScriptTests",
  ]

  /// Tests that belong to no single source, and what they are about.
  static let crossCutting: [String: String] = [
    "PassBundleTests/PackageVectorTests": "whole packages, from Tests/Vectors/pkpass",
    "PassPreviewTests/BrowserTests": "a page, as a real browser shows it",
    "PassPreviewTests/GoldenTests": "pictures that a person has looked at",
    "PassLintTests/CorrectPassesTests": "passes that are right, in which no rule may find anything",
    "PassLintTests/SchemaJudgeTests": "the JSON Schema, judged by an outsider",
    "PassLintTests/SharedCasesTests": "small inputs that went wrong in other tools",
    "PassPipelineTests/ShippedTemplatesTests": "the eight templates, judged with their examples",
    "PassTemplateTests/ConformanceTests": "the language, by its own suite",
    "PassTemplateTests/DifferentialTests": "the language, held to its reference implementation",
    "PassTemplateTests/VectorTests": "the language, by example",
    "PassTemplateTests/LanguageGuideTests": "the language, as its page shows it",
    "PassforgeCLITests/ActionInstallTests": "ci/install.sh, with a mirror in a folder",
    "PassforgeCLITests/ActionScriptTests": "ci/run.sh, as a job runs it",
    "PassforgeCLITests/DocumentBlockTests": "the console blocks of README.md and docs, run as they stand",
    "PassforgeCLITests/SignerGuideTests": "the scripts of docs/signers.md, with services that are played",
    "PassforgeCLITests/MemoryTests": "what a core dump would hold",
    "PassforgeCLITests/TokenKeyTests": "the whole way of a key in a token",
    "PassforgeCLITests/WorkflowFileTests": "action.yml and its neighbours, read by an outsider",
    "PassforgeCLITests/CompletionScriptTests": "three scripts, held against the shells",
    "PassforgeCLITests/SharedCasesTests": "small inputs that went wrong in other tools",
    "PassforgeCLITests/ScriptTests": "what people type, and what they see",
  ]

  /// Has nothing that could be tested by itself.
  static let unwatched: Set<String> = ["passforge-command", "passforge-preview-command", "Passforge"]

  @Test func `every folder of sources has its tests`() {
    let tests = Set(SourceTree.tests.map { "\($0.target)/\($0.name)" })
    let testFolders = Set(SourceTree.tests.map(\.folder))
    let byFolder = Dictionary(grouping: SourceTree.sources, by: \.folder)
    for (folder, files) in byFolder {
      guard let target = files.first?.target, !Self.unwatched.contains(target) else { continue }
      // Errors are tested where they are thrown.
      if files.allSatisfy({ $0.name.hasSuffix("Error") }) { continue }
      let hasMirror =
        folder != target && testFolders.contains(target + "Tests" + folder.dropFirst(target.count))
      let hasOwn = files.contains { file in
        let owner = file.name.split(separator: "+").first ?? ""
        return tests.contains("\(target)Tests/\(owner)Tests")
      }
      let elsewhere = Self.testedBy.first { folder == $0.key || folder.hasPrefix($0.key + "/") }?.value
      #expect(
        hasMirror || hasOwn || elsewhere.map(tests.contains) ?? false, "nothing tests Sources/\(folder)")
    }
  }

  @Test func `every test file has a source or a folder of its name`() {
    var known: Set<String> = []
    for file in SourceTree.sources {
      let folder = file.folder.split(separator: "/").last ?? ""
      // `B+Topic.swift` may have `BTests`, `BTopicTests` or `B+TopicTests`.
      let names = [
        file.name, file.name.filter { $0 != "+" }, String(file.name.split(separator: "+")[0]), String(folder),
      ]
      for name in names { known.insert("\(file.target)Tests/\(name)Tests") }
    }
    for file in SourceTree.tests where file.target != "ArchitectureTests" && file.name.hasSuffix("Tests") {
      let key = "\(file.target)/\(file.name)"
      #expect(known.contains(key) || Self.crossCutting[key] != nil, "\(file.path) has no source of its name")
    }
  }

  @Test func `the lists hold nothing that is gone`() {
    let tests = Set(SourceTree.tests.map { "\($0.target)/\($0.name)" })
    let folders = Set(SourceTree.sources.map(\.folder))
    #expect(Set(Self.testedBy.values).union(Self.crossCutting.keys).subtracting(tests).isEmpty)
    for folder in Self.testedBy.keys {
      #expect(folders.contains { $0 == folder || $0.hasPrefix(folder + "/") }, "\(folder)")
    }
  }
}
