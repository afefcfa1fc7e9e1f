internal import PassData

/// What makes a certificate unfit to sign passes, in words. Both signing and verifying ask here.
struct CertificateChecks {
  private let certificate: CertificateFacts
  private let name: String

  /// - Parameter name: how people call the place it came from.
  init(_ certificate: CertificateFacts, name: String) {
    self.certificate = certificate
    self.name = name
  }

  private func finding(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, _ hints: String...
  ) -> Diagnostic {
    Diagnostic(severity, code, message, at: SourceLocation(file: name), hints: hints)
  }

  private var quoted: String { "'\(certificate.subject.shortText)'" }

  // MARK: Kind

  /// By extension and UID; the common name decides nothing.
  var kind: [Diagnostic] {
    guard certificate.kind != .passType else { return extensionContent }
    let found =
      switch certificate.kind {
      case .passType: ""
      case .push: "a push certificate"
      case .order: "an Order Type ID certificate"
      case .developerRelationsIntermediate, .authority: "an intermediate certificate"
      case .root: "a root certificate"
      case .other: "without the extension \(ObjectIdentifier.passTypeIdentifier)"
      }
    return [
      finding(
        .error, "identity.wrong-kind", "\(quoted) is \(found), not a Pass Type ID certificate",
        "make a Pass Type ID certificate at Apple's developer site, under Identifiers")
    ]
  }

  private var extensionContent: [Diagnostic] {
    let found =
      switch certificate.passTypeExtension {
      case .absent: "nothing"
      case .unreadable: "no text"
      case .text(let text): "'\(text)'"
      }
    guard certificate.passTypeExtension.text != certificate.passTypeIdentifier else { return [] }
    return [
      finding(
        .error, "identity.extension-mismatch",
        "the certificate's extension \(ObjectIdentifier.passTypeIdentifier) holds \(found), "
          + "its UID '\(certificate.passTypeIdentifier ?? "")'",
        "ask Apple for a new certificate; Wallet compares both")
    ]
  }

  // MARK: Dates

  func validity(at time: Timestamp, minimumDays: Int?) -> [Diagnostic] {
    if time.seconds < certificate.notBefore.seconds {
      return [
        finding(
          .error, "identity.not-yet-valid",
          "the certificate \(quoted) begins on \(certificate.notBefore.day), and the time is \(time.rfc3339)",
          "check the clock, or --signed-at")
      ]
    }
    let days = certificate.daysLeft(at: time)
    if time.seconds > certificate.notAfter.seconds {
      return [
        finding(
          .error, "identity.expired", "the certificate \(quoted) ended \(certificate.notAfter.day)",
          "renew it at Apple's developer site")
      ]
    }
    let isShort = minimumDays.map { days < $0 } ?? false
    guard isShort || days < SigningIdentity.warningDays else { return [] }
    let wanted = isShort ? ", fewer than the \(minimumDays ?? 0) asked for" : ""
    return [
      finding(
        isShort ? .error : .warning, "identity.expires-soon",
        "the certificate \(quoted) ends in \(days) day\(days == 1 ? "" : "s"), on \(certificate.notAfter.day)\(wanted)",
        "renew it at Apple's developer site; passes in Wallet stay, but updates stop")
    ]
  }

  // MARK: Key

  var key: [Diagnostic] {
    if case .rsa = certificate.key { return [] }
    return [
      finding(
        .warning, "identity.key-not-rsa",
        "the certificate's key is \(certificate.key); Wallet is known to accept RSA keys only",
        "request a certificate with an RSA-2048 key: passforge identity request")
    ]
  }

  // MARK: The pass

  func matching(passTypeIdentifier: String, teamIdentifier: String, usesNFC: Bool) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if !passTypeIdentifier.hasSameBytes(as: certificate.passTypeIdentifier ?? "") {
      findings.append(
        finding(
          .error, "identity.type-id-mismatch",
          "the certificate is for '\(certificate.passTypeIdentifier ?? "")', "
            + "pass.json says passTypeIdentifier '\(passTypeIdentifier)'",
          "use the identity of that pass type, or let the pass follow the certificate with --ids-from-cert"))
    }
    if !teamIdentifier.hasSameBytes(as: certificate.teamIdentifier ?? "") {
      findings.append(
        finding(
          .error, "identity.team-mismatch",
          "the certificate is of team '\(certificate.teamIdentifier ?? "")', "
            + "pass.json says teamIdentifier '\(teamIdentifier)'",
          "use the identity of that team, or let the pass follow the certificate with --ids-from-cert"))
    }
    if usesNFC, !certificate.allowsNFC {
      findings.append(
        finding(
          .error, "identity.nfc-required",
          "the pass has 'nfc', but the certificate \(quoted) is not enabled for NFC",
          "ask Apple for a Pass Type ID certificate with NFC, or leave 'nfc' out"))
    }
    return findings
  }
}

extension CertificateChecks {
  /// For orders, whose certificates carry their identifier in another extension.
  func matching(orderTypeIdentifier: String) -> [Diagnostic] {
    guard certificate.kind == .order else {
      return [finding(.error, "identity.wrong-kind", "\(quoted) is not an Order Type ID certificate")]
    }
    guard !orderTypeIdentifier.hasSameBytes(as: certificate.subject.userID ?? "") else { return [] }
    return [
      finding(
        .error, "identity.type-id-mismatch",
        "the certificate is for '\(certificate.subject.userID ?? "")', "
          + "order.json says orderTypeIdentifier '\(orderTypeIdentifier)'")
    ]
  }
}
