public import PassData

/// One step of a verification, in the order in which they are taken.
public struct VerificationStep: Sendable {
  public enum Name: String, Sendable, CaseIterable {
    /// Headers, sizes and checksums of the archive.
    case archive
    /// What the files are called and which must be there.
    case names
    /// The main file: readable, and saying what it is.
    case pass
    /// Every file listed, every listed file there and unchanged.
    case manifest
    /// The signature over the manifest.
    case signature
    /// From the signer's certificate to a pinned key.
    case chain
    /// When it was signed, and whether the certificate was and is valid.
    case dates
    /// Whether the certificate is one for this pass.
    case identity
  }

  public enum Outcome: String, Sendable {
    case ok
    case failed
    /// An earlier step left nothing to judge.
    case skipped
  }

  public let name: Name
  public let outcome: Outcome

  /// What was found, in a few words: the first error, or what is good.
  public let summary: String

  public let findings: [Diagnostic]

  public var isOK: Bool { outcome == .ok }

  init(_ name: Name, _ findings: [Diagnostic], good: String) {
    self.name = name
    self.findings = findings
    let fault = findings.first { $0.severity == .error }
    outcome = fault == nil ? .ok : .failed
    summary = fault?.message ?? good
  }

  init(skipping name: Name) {
    self.name = name
    outcome = .skipped
    summary = ""
    findings = []
  }
}
