import Foundation
import TestSupport
import Testing

/// `action.yml`, the GitLab component, the workflows and the hook, read by an outsider.
@Suite struct WorkflowFileTests {
  static let files: [String] = {
    let workflows =
      (try? FileManager.default.contentsOfDirectory(atPath: BuiltCommand.package + "/.github/workflows"))
      ?? []
    return ["action.yml", "templates/passforge.yml", ".pre-commit-hooks.yaml"]
      + workflows.sorted().map { ".github/workflows/\($0)" }
  }()

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: BuiltCommand.package + "/" + file, encoding: .utf8)
  }

  @Test(arguments: files) func `it is YAML`(_ file: String) throws {
    let judge = """
      import sys
      try: import yaml
      except ImportError: sys.exit(0)
      documents = [d for d in yaml.safe_load_all(open(sys.argv[1])) if d]
      assert documents
      """
    let verdict = try ExternalJudge.run(["python3", "-c", judge, BuiltCommand.package + "/" + file])
    #expect(verdict?.status ?? 0 == 0, "\(verdict?.output ?? "")")
  }

  /// An expression inside a script would be pasted into it before a shell reads it.
  @Test(arguments: files) func `no script holds an expression`(_ file: String) throws {
    var indent: Int?
    for line in try text(file).split(separator: "\n", omittingEmptySubsequences: false) {
      let depth = line.prefix { $0 == " " }.count
      let isScript = line.contains(/^ *(- )?run:/)
      if let outer = indent, !isScript, depth <= outer, !line.allSatisfy({ $0 == " " }) { indent = nil }
      if isScript { indent = depth }
      if indent != nil { #expect(!line.contains("${{"), "\(file): \(line)") }
    }
  }

  @Test(arguments: files) func `what it uses is pinned`(_ file: String) throws {
    for line in try text(file).split(separator: "\n") where line.contains("uses:") {
      let isOwn = line.contains("uses: ./")
      #expect(
        isOwn || line.contains(/uses: [a-z-]+\/[a-z-]+@(v[0-9]+\.[0-9]+\.[0-9]+|[0-9a-f]{40})/), "\(line)")
    }
  }

  @Test func `workflows name the permissions that they need`() throws {
    for file in Self.files where file.hasPrefix(".github/workflows/") {
      #expect(try text(file).contains("\npermissions:\n  contents: read\n"), "\(file)")
    }
  }

  @Test func `every input of the action reaches the scripts, and every output comes from them`() throws {
    let text = try text("action.yml")
    let inputs = text.matches(of: /inputs\.([a-z0-9-]+)/).map { String($0.1) }
    for name in [
      "command", "source", "data", "output", "fail-on", "min-cert-days", "sarif", "summary", "version",
    ] {
      #expect(inputs.contains(name))
    }
    let script = try self.text("ci/run.sh") + (try self.text("ci/install.sh"))
    for name in text.matches(of: /(PF_[A-Z0-9_]+):/).map({ String($0.1) }) {
      #expect(script.contains(name), "nobody reads \(name)")
    }
  }
}
