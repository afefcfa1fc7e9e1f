import PassBundle
import PassData
import PassSystem

/// Tells of file after file as they are verified, and sums up.
struct VerifyReport {
  /// Whether there is one file, which is told step by step.
  let isAlone: Bool
  let writesJSON: Bool
  let context: Context
  private var documents: [JSONValue] = []
  private var counts: [Verdict: Int] = [:]
  private var findings: [Diagnostic] = []
  private var bad = 0
  private var unreadable = 0

  init(isAlone: Bool, writesJSON: Bool, context: Context) {
    self.isAlone = isAlone
    self.writesJSON = writesJSON
    self.context = context
  }

  mutating func add(_ file: VerifiedFile) throws {
    counts[file.verification.verdict, default: 0] += 1
    findings += file.findings
    if !file.isGood { bad += 1 }
    if writesJSON {
      documents.append(file.json)
    } else {
      let text = VerifyText(style: context.outputStyle, width: context.width)
      try context.output.write(Array((isAlone ? text.full(file) : text.short(file)).utf8))
    }
  }

  mutating func add(unreadable file: String, _ error: SystemError) throws {
    unreadable += 1
    findings += error.diagnostics
    documents.append([
      "file": .string(file), "verdict": .null, "walletError": .null, "steps": [],
      "findings": .array(error.diagnostics.map(\.json)),
    ])
    try context.report(error.diagnostics)
  }

  func finish() throws -> ExitStatus {
    if writesJSON {
      try context.print(json: ["schemaVersion": jsonSchemaVersion, "files": .array(documents)])
    } else if !isAlone {
      try context.print(summary)
    }
    let status: ExitStatus = unreadable > 0 ? .failed : bad == 0 ? .done : .problems
    context.tell(ciReport(status))
    return status
  }

  private func ciReport(_ status: ExitStatus) -> CIReport {
    var report = CIReport("verify", status, findings: findings)
    report.add("count", counts.values.reduce(0, +) + unreadable)
    for verdict in Verdict.allCases where counts[verdict] != nil {
      report.add(verdict.rawValue, counts[verdict, default: 0])
    }
    return report
  }

  /// `3 files: 2 trusted, 1 tampered`.
  private var summary: String {
    let total = counts.values.reduce(0, +) + unreadable
    var parts = Verdict.allCases.compactMap { verdict in counts[verdict].map { "\($0) \(verdict.rawValue)" } }
    if unreadable > 0 { parts.append("\(unreadable) not read") }
    return "\(total) files: " + parts.joined(separator: ", ")
  }
}
