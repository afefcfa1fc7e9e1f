public import PassData

/// What lint found, in the order of files and lines.
public struct LintReport: Sendable, Equatable {
  public let findings: [Diagnostic]

  /// The rules whose errors were let through by `--allow`, where they had something to say.
  public let allowed: [String]

  public var errors: Int { count(.error) }
  public var warnings: Int { count(.warning) }
  public var notes: Int { count(.note) }
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  public init(findings: [Diagnostic], allowed: [String] = []) {
    self.findings = findings.sorted(by: Self.precedes)
    self.allowed = allowed
  }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// pass.json as it is read, then the files by their bytes; findings without a place first.
  private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let (leftFile, rightFile) = (left.location?.file ?? "", right.location?.file ?? "")
    if !leftFile.hasSameBytes(as: rightFile) { return leftFile.precedesByBytes(rightFile) }
    let leftPlace = (left.location?.line ?? 0, left.location?.column ?? 0)
    let rightPlace = (right.location?.line ?? 0, right.location?.column ?? 0)
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.code != right.code { return left.code.precedesByBytes(right.code) }
    return left.message.precedesByBytes(right.message)
  }
}
