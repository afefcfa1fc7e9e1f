import PassBundle
import PassData

extension RuleTable {
  static let strings: [LintRule] = [
    .stringsSyntax, .stringsEncoding, .stringsKeysDiffer, .stringsKeyUnused, .stringsKeyMissing,
    .stringsDuplicateKey, .stringsMissingFile, .stringsWrongName, .lprojNameInvalid, .lprojNoFallback,
    .lprojImageOverridden, .lprojImageResolutions, .lprojNestedOrUpper,
  ]
}

extension Reporter {
  /// Tells what the reader of strings files has found of one rule.
  mutating func passOn(_ code: String, from files: FileFacts) {
    for language in files.languages {
      switch language.strings {
      case nil: continue
      case .failure(let error) where error.diagnostic.code == code: tell(error.diagnostic)
      case .failure: continue
      case .success(let strings): for finding in strings.findings where finding.code == code { tell(finding) }
      }
    }
  }

  private mutating func tell(_ finding: Diagnostic) {
    guard let location = finding.location else { return }
    found(finding.message, at: .text(location), hints: finding.hints, severity: finding.severity)
  }
}
