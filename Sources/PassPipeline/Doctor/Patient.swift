import PassCrypto
import PassData
import PassSystem

/// What is looked at, read once.
final class Patient {
  let surroundings: Doctor.Surroundings
  private(set) lazy var loaded = Result { try surroundings.identity() }
  private(set) lazy var foundAuthorities = Result { try surroundings.authorities() }

  init(_ surroundings: Doctor.Surroundings) { self.surroundings = surroundings }

  /// The outcome is bad where there is an error, and else what is said.
  static func result(
    _ check: DoctorCheck, _ summary: String, details: [String] = [], findings: [Diagnostic] = [],
    else outcome: Examination.Outcome = .ok
  ) -> Examination {
    let isBad = findings.contains { $0.severity == .error }
    return Examination(
      check: check, outcome: isBad ? .bad : outcome, summary: summary, details: details, findings: findings)
  }

  static func failure(_ check: DoctorCheck, _ error: any Error) -> Examination {
    let findings =
      (error as? any DiagnosableError)?.diagnostics
      ?? [Diagnostic(.error, "doctor.failed", "\(error)")]
    return result(check, findings.first?.message ?? "", findings: findings)
  }

  // MARK: Program, time and place

  var programs: Examination {
    Self.result(.passforge, surroundings.programs.joined(separator: ", "))
  }

  /// The newest certificate that this version knows had begun when it was made, and the last one has not ended.
  var clock: Examination {
    let now = surroundings.now
    let pins = AuthorityPin.all
    var findings: [Diagnostic] = []
    if let newest = pins.map(\.notBefore.seconds).max(), now.seconds < newest {
      findings.append(
        Diagnostic(
          .error, "doctor.clock-behind",
          "the clock of this machine stands before \(Timestamp(seconds: newest).day), when this version did not exist",
          hints: ["set the clock: timedatectl set-ntp true"]))
    }
    if let last = pins.filter({ $0.role == .intermediate }).map(\.notAfter.seconds).max(), now.seconds > last
    {
      findings.append(
        Diagnostic(
          .error, "doctor.clock-ahead",
          "every intermediate that this version knows has ended by \(now.day): the clock is ahead, or passforge is old",
          hints: ["set the clock, or install a newer passforge"]))
    }
    var details: [String] = []
    do {
      let moment = try SystemClock.moment(asked: nil, environment: surroundings.environment) { now }
      if moment != now { details.append("SOURCE_DATE_EPOCH makes it \(moment.minute)") }
    } catch {
      findings += error.diagnostics
    }
    return Self.result(.clock, now.minute, details: details, findings: findings)
  }

  var output: Examination {
    let folder = surroundings.outputFolder.isEmpty ? "." : surroundings.outputFolder
    do {
      let status = try FileStatus(of: folder)
      guard status.kind == .directory else { throw SystemError.notDirectory(path: folder) }
      // Room that no folder lists, given back at once.
      let file = try UnnamedFile(in: folder)
      try withUnsafeBytes(of: UInt64(0)) { (bytes) throws(SystemError) in try file.write(bytes, at: 0) }
      return Self.result(.output, "'\(folder)' can be written to")
    } catch SystemError.notFound {
      return Self.result(
        .output, "'\(folder)' does not exist",
        findings: [
          Diagnostic(
            .error, "file.not-found", "'\(folder)' does not exist", at: SourceLocation(file: folder),
            hints: ["batch makes it; for build: mkdir -p \(folder)"])
        ])
    } catch {
      return Self.failure(.output, error)
    }
  }

  // MARK: Helpers

  var preview: Examination {
    guard let path = surroundings.preview else {
      return Self.result(
        .preview, "passforge-preview is not installed: no pictures, everything else works", else: .note)
    }
    return Self.result(.preview, path)
  }

  var tokens: Examination {
    let ways = [
      ("pkcs11: keys", OpenSSLParts.hasTokenEngine, "libengine-pkcs11-openssl"),
      (
        ".p12 files of old", OpenSSLParts.hasLegacyProvider,
        "openssl-provider-legacy, or the openssl of this system"
      ),
    ]
    let there = ways.filter(\.1).map { "for \($0.0)" }
    let missing = ways.filter { !$0.1 }
    return Self.result(
      .tokens, (there + missing.map { "not for \($0.0)" }).joined(separator: ", "),
      details: missing.map { "for \($0.0): \($0.2)" }, else: missing.isEmpty ? .ok : .note)
  }
}
