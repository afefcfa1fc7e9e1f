import PassData
import PassLint
import PassSystem

/// A step of a GitHub workflow that this process runs in, and the files that the runner reads afterwards.
struct GitHubRun: Equatable {
  /// Where step outputs go; nil where the runner gave no such file.
  let outputFile: String?
  /// Where the page of the run is continued.
  let summaryFile: String?

  /// The runner shows so many annotations of a kind for one step, and drops the others without a word.
  static let annotationsShown = 10

  /// All summaries of one step: the runner refuses more than 1 MiB as a whole.
  static let largestSummary = 1_000_000

  /// Nil anywhere else.
  init?(_ environment: Environment) {
    guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
    outputFile = environment["GITHUB_OUTPUT"]
    summaryFile = environment["GITHUB_STEP_SUMMARY"]
  }

  /// Errors first, for there is not room for all.
  static func annotations(_ findings: [Diagnostic]) -> String {
    Diagnostic.Severity.allCases.reversed().flatMap { severity in
      findings.filter { $0.severity == severity }.prefix(annotationsShown)
    }.map(GitHubReport.line).joined()
  }

  func write(_ report: CIReport, in context: Context) throws(SystemError) {
    if let outputFile {
      try GrowingFile(at: context.path(outputFile)).append(Array(StepOutputs.text(report.facts).utf8))
    }
    if let summaryFile {
      let file = try GrowingFile(at: context.path(summaryFile))
      let bytes = Array(JobSummary.text(report).utf8)
      if try file.size() + bytes.count <= Self.largestSummary { try file.append(bytes) }
    }
  }
}

extension Context {
  /// Tells the CI system, where there is one. A report for a program (`--json`) is its own, and nothing is added.
  ///
  /// What cannot be told there changes nothing about how the run ended.
  func tell(_ report: @autoclosure () -> CIReport) {
    guard !writesJSON, let run = GitHubRun(environment) else { return }
    let report = report()
    try? errors.write(Array(GitHubRun.annotations(report.findings).utf8))
    do throws(SystemError) {
      try run.write(report, in: self)
    } catch {
      var told = error.diagnostic
      told.severity = .warning
      try? self.report([told])
    }
  }
}
