public import PassData

/// What happens when one certificate takes the place of another, told before anything is done: what changes, what would
/// break, and the steps in their order.
///
/// Sources: Apple, "Creating the Source for a Pass" (identifiers), "Adding a Web Service to Update Passes" (pushes go out
/// with the certificate of the pass type); what phones do with ended and revoked certificates is as observed.
public struct RotationPlan: Sendable {
  /// One aspect of a certificate, before and after.
  public struct Change: Sendable, Equatable {
    public let name: String
    public let old: String
    public let new: String
    /// What the difference means; nil where there is none.
    public let meaning: String?
  }

  /// Every aspect, the unchanged ones too.
  public let changes: [Change]
  /// An error for everything that keeps the new one from replacing the old one.
  public let findings: [Diagnostic]
  /// What to do, in this order.
  public let steps: [String]

  /// - Parameters:
  ///   - old: the certificate that signs today, and how people call the place it is in.
  ///   - new: the one that is to sign.
  ///   - hasIntermediate: whether what issued the new one is at hand.
  public init(
    from old: (facts: CertificateFacts, name: String), to new: (facts: CertificateFacts, name: String),
    hasIntermediate: Bool, at time: Timestamp
  ) {
    let comparison = Comparison(old: old.facts, new: new.facts)
    changes = comparison.changes
    let checks = CertificateChecks(new.facts, name: new.name)
    let own = (checks.kind + checks.key + checks.validity(at: time, minimumDays: nil))
      // That it begins later is a step, not a fault.
      .filter { $0.code != "identity.not-yet-valid" }
    findings = own + comparison.faults(in: new.name)
    steps =
      findings.contains { $0.severity == .error }
      ? [] : Self.steps(from: old.facts, to: new, hasIntermediate: hasIntermediate, at: time)
  }

  private static func steps(
    from old: CertificateFacts, to new: (facts: CertificateFacts, name: String), hasIntermediate: Bool,
    at time: Timestamp
  ) -> [String] {
    var steps: [String] = []
    if time.seconds < new.facts.notBefore.seconds {
      steps.append("wait until \(new.facts.notBefore.minute): before, phones refuse what it signs")
    }
    if !hasIntermediate {
      steps.append("passforge authorities fetch \(new.name): its intermediate is not at hand")
    }
    steps.append("passforge identity check \(new.name), with its key: they belong together")
    steps.append(
      "passforge doctor identity --identity \(new.name): the key signs on the machine that will use it")
    let ended = time.seconds > old.notAfter.seconds
    steps.append(
      "change --identity, PASSFORGE_IDENTITY and the secrets of CI "
        + (ended ? "now: the old one has ended" : "before \(old.notAfter.day), when the old one ends"))
    steps.append("sign one pass, verify it with passforge verify, and add it to a phone")
    steps.append(
      "give the certificate to what sends pushes for \(new.facts.passTypeIdentifier ?? "the pass type"): "
        + "the topic and the tokens of devices stay")
    steps.append(
      "leave passes that are in Wallet alone: they stay, and their next update brings the new signature")
    steps.append(
      "revoke the old one only if its key is lost: phones then call every pass that it signed revoked")
    return steps
  }
}

/// Two certificates side by side.
private struct Comparison {
  let old: CertificateFacts
  let new: CertificateFacts

  var changes: [RotationPlan.Change] {
    [
      change(
        "pass type", { $0.passTypeIdentifier ?? "none" },
        "devices take it for other passes: those in Wallet are never updated again"),
      change(
        "team", { $0.teamIdentifier ?? "none" }, "a pass cannot change its team: devices refuse the update"),
      change(
        "nfc", { $0.allowsNFC ? "yes" : "no" },
        new.allowsNFC ? "passes with nfc can be signed now" : "passes with nfc can be signed no more"),
      change(
        "key", { $0.publicKeySHA256.hexadecimal },
        "a new private key: replace it wherever the old one is held"),
      change(
        "intermediate", { $0.issuer.organizationalUnit ?? $0.issuer.shortText },
        "another one is embedded: --intermediate, or the authorities folder, must have it"),
      change("valid", { "\($0.notBefore.day) to \($0.notAfter.day)" }, overlap),
    ]
  }

  private func change(
    _ name: String, _ value: (CertificateFacts) -> String, _ meaning: String
  ) -> RotationPlan.Change {
    let (before, after) = (value(old), value(new))
    return .init(name: name, old: before, new: after, meaning: before == after ? nil : meaning)
  }

  private var overlap: String {
    let days = (old.notAfter.seconds - new.notBefore.seconds) / 86_400
    return days >= 0
      ? "both may sign for \(days) day\(days == 1 ? "" : "s")"
      : "nothing can be signed between \(old.notAfter.day) and \(new.notBefore.day)"
  }

  func faults(in name: String) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    func add(_ severity: Diagnostic.Severity, _ code: String, _ message: String, _ hint: String) {
      faults.append(
        Diagnostic(severity, "rotation." + code, message, at: SourceLocation(file: name), hints: [hint]))
    }
    if new.sha256 == old.sha256 {
      add(.error, "same", "both are the same certificate", "give the new one second")
      return faults
    }
    guard new.kind == .passType else { return faults }
    if new.passTypeIdentifier != old.passTypeIdentifier {
      add(
        .error, "pass-type",
        "the new certificate is for '\(new.passTypeIdentifier ?? "")', the old one for '\(old.passTypeIdentifier ?? "")'",
        "renew the certificate of the same identifier at Apple's developer site")
    }
    if new.teamIdentifier != old.teamIdentifier {
      add(
        .error, "team",
        "the new certificate is of team '\(new.teamIdentifier ?? "")', the old one of '\(old.teamIdentifier ?? "")'",
        "renew it in the account of the same team")
    }
    if old.allowsNFC, !new.allowsNFC {
      add(
        .warning, "nfc", "the new certificate does not allow passes with nfc, the old one does",
        "choose the certificate with NFC at Apple's developer site, if your passes have nfc")
    }
    if new.notAfter.seconds <= old.notAfter.seconds {
      add(
        .warning, "not-longer", "the new certificate ends on \(new.notAfter.day), no later than the old one",
        "see whether old and new are the right way round")
    }
    return faults
  }
}
