import PassCrypto
import PassData

/// What a command tells the CI system that it runs in, beside what people read in the log.
///
/// | what | where | of which commands |
/// |---|---|---|
/// | ``findings`` | an annotation each, on standard error | all, and every error that ends a run |
/// | ``facts`` | `$GITHUB_OUTPUT`, a step output each | build, sign, batch, lint, verify, identity check |
/// | both, as tables | `$GITHUB_STEP_SUMMARY` | the same |
///
/// Facts are names of files and counts, digests and days: neither a row's values nor anything of a key.
struct CIReport {
  /// One step output.
  struct Fact: Equatable {
    let name: String
    let value: String
  }

  /// `build`, as it was typed.
  let command: String
  let status: ExitStatus
  private(set) var facts: [Fact]
  var findings: [Diagnostic] = []

  init(_ command: String, _ status: ExitStatus, findings: [Diagnostic] = []) {
    self.command = command
    self.status = status
    self.findings = findings
    facts = [Fact(name: "verdict", value: status.word)]
  }

  /// Adds a fact; one that there is not is left out.
  mutating func add(_ name: String, _ value: String?) {
    if let value { facts.append(Fact(name: name, value: value)) }
  }

  mutating func add(_ name: String, _ count: Int) { add(name, String(count)) }

  /// What may be told of whoever signs.
  mutating func add(_ certificate: CertificateFacts?, at moment: Timestamp) {
    guard let certificate else { return }
    add("certificate-sha256", certificate.sha256.hexadecimal)
    add("certificate-days", certificate.daysLeft(at: moment))
  }
}

extension ExitStatus {
  /// As the step output `verdict` says it.
  var word: String {
    switch self {
    case .done: "ok"
    case .problems: "problems"
    case .interrupted: "interrupted"
    default: "failed"
    }
  }
}
