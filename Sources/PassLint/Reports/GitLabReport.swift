import PassCrypto
import PassData

/// GitLab's code quality report: an array of issues, each with a fingerprint that stays while the issue does.
enum GitLabReport {
  static func value(_ report: LintReport) -> JSONValue {
    var seen: [String: Int] = [:]
    return .array(
      report.findings.map { finding in
        // Neither line nor column, so that a line added above does not make a new issue of an old one.
        let identity = [
          finding.code, finding.location?.file ?? "", finding.location?.pointer?.description ?? "",
          finding.message,
        ].joined(separator: "\u{0}")
        let count = seen[identity, default: 0]
        seen[identity] = count + 1
        let text = count == 0 ? identity : "\(identity)\u{0}\(count)"
        return issue(finding, fingerprint: Digest.sha256(Array(text.utf8)).hexadecimal)
      })
  }

  private static func issue(_ finding: Diagnostic, fingerprint: String) -> JSONValue {
    let severity =
      switch finding.severity {
      case .error: "critical"
      case .warning: "minor"
      case .note: "info"
      }
    return [
      "description": .string(finding.message),
      "check_name": .string(finding.code),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity),
      "location": [
        "path": .string(finding.location?.file ?? "pass.json"),
        "lines": ["begin": .number(JSONNumber(finding.location?.line ?? 1))],
      ],
    ]
  }
}
