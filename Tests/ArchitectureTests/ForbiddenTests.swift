import Foundation
import Testing

/// What must not stand in the sources, whatever the compiler thinks of it.
@Suite struct ForbiddenTests {
  /// A construct, and why it is not here.
  static let constructs: [(pattern: String, reason: String)] = [
    (#"\btry!"#, "a failure becomes a crash"),
    (#"\bas!"#, "a failure becomes a crash"),
    (
      #"\bfatalError\("#,
      "what a user can type must not reach a crash; our own mistakes are preconditionFailure"
    ),
    (#"nonisolated\(unsafe\)"#, "shared state is an actor or a Mutex"),
    (#"\bTask\.detached\b"#, "work goes out through a bounded task group"),
    (#"@testable"#, "a source does not look into another"),
    (#"\bchdir\("#, "paths are resolved against the context's working folder"),
    (#"\b(popen|posix_spawnp?|execv[pe]*|execl[pe]*|v?fork)\("#, "no child processes"),
    (#"\bsetlocale\("#, "the locale never changes what is written"),
    (#"//\s*(TODO|FIXME|XXX)\b"#, "an issue is the place for it"),
  ]

  /// Where a construct is right after all.
  static let allowed: [String: String] = [
    "Sources/PassSystem/Program.swift": "`preview` becomes another program: no child, nothing to wait for",
    "Sources/PassSystem/ChildStart.swift":
      "`--key command:` asks a program for each signature; nothing else starts one",
  ]

  @Test(arguments: constructs)
  func `a forbidden construct stands nowhere`(_ pattern: String, _ reason: String) throws {
    let regex = try Regex(pattern)
    for file in SourceTree.sources where Self.allowed[file.path] == nil {
      for line in file.lines where line.text.contains(regex) {
        // Documentation may speak of it.
        guard !line.text.trimmingPrefix(while: \.isWhitespace).hasPrefix("///") else { continue }
        Issue.record("\(file.path):\(line.number): \(reason)")
      }
    }
  }

  /// Unwrapping with `!` is watched by the formatter's rule NeverForceUnwrap, which must stay on.
  @Test func `the formatter watches force unwraps`() throws {
    let settings = try #require(SourceTree.text(".swift-format"))
    for rule in ["NeverForceUnwrap", "NeverUseForceTry", "NeverUseImplicitlyUnwrappedOptionals"] {
      #expect(settings.contains("\"\(rule)\": true"))
    }
  }

  @Test func `no file speaks of the machine that it was written on`() {
    // Put together here, so that this file does not find itself.
    let places = [
      "/work" + "/main", "/work" + "/shared", "/work" + "/wt", "/opt" + "/swift", "/home" + "/",
      "/Users" + "/",
    ]
    let folders = ["Sources", "Tests", "Templates", "docs", "scripts", ".ci", "Certificates.example"]
    let extensions: Set<String> = [
      "swift", "md", "txt", "sh", "json", "py", "h", "c", "", "strings", "html", "svg",
    ]
    let roots = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "Package.swift"].compactMap {
      name in
      SourceTree.text(name).map { SourceTree.File(path: name, text: $0) }
    }
    for file in folders.flatMap({ SourceTree.files(below: $0, withExtensions: extensions) }) + roots {
      for line in file.lines where places.contains(where: line.text.contains) {
        Issue.record("\(file.path):\(line.number): \(line.text)")
      }
    }
  }
}
