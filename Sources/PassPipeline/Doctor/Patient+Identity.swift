import PassCrypto
import PassData
import PassSystem

/// Who signs.
extension Patient {
  /// Codes of findings that are about the certificate above.
  private static let aboveCodes = ["identity.intermediate", "signature.wwdr"]

  private static func isAbove(_ finding: Diagnostic) -> Bool {
    aboveCodes.contains(where: finding.code.hasPrefix)
  }

  var identity: Examination {
    do {
      guard let loaded = try loaded.get() else {
        return Self.result(
          .identity, "none is named: --identity FILE, --certificate with --key, or their variables",
          else: .note)
      }
      let identity = loaded.identity
      var findings = loaded.notes + identity.check(at: surroundings.now).filter { !Self.isAbove($0) }
      findings += openKeyFiles
      findings += signing(with: identity)
      return Self.result(
        .identity, Self.line(identity, at: surroundings.now), details: Self.details(identity.leaf),
        findings: findings)
    } catch {
      return Self.failure(.identity, error)
    }
  }

  private static func line(_ identity: SigningIdentity, at now: Timestamp) -> String {
    let leaf = identity.leaf
    let days = leaf.daysLeft(at: now)
    let end = days < 0 ? "ended \(leaf.notAfter.day)" : "until \(leaf.notAfter.day) (\(days) days)"
    let who = leaf.passTypeIdentifier ?? leaf.subject.shortText
    let team = leaf.teamIdentifier.map { ", team \($0)" } ?? ""
    return "\(who)\(team), \(end)"
  }

  /// What tells two certificates apart.
  private static func details(_ leaf: CertificateFacts) -> [String] {
    [
      "issued by \(leaf.issuer.description)",
      "serial number \(leaf.serialNumber.hexadecimal), from \(leaf.notBefore.day)",
      "certificate \(leaf.sha256.hexadecimal)",
      "\(leaf.key.description) \(leaf.publicKeySHA256.hexadecimal)",
      "extensions \(leaf.extensionIdentifiers.joined(separator: " "))",
    ]
  }

  private func signing(with identity: SigningIdentity) -> [Diagnostic] {
    do {
      _ = try identity.sign(Array("passforge doctor".utf8), at: surroundings.now)
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// A key that everybody on the machine can read.
  private var openKeyFiles: [Diagnostic] {
    surroundings.keyFiles.compactMap { path in
      guard let status = try? FileStatus(of: path), status.kind == .regular,
        status.permissions & 0o044 != 0
      else { return nil }
      return Diagnostic(
        .warning, "doctor.key-readable",
        "'\(path)' may hold a private key, and others on this machine can read it",
        at: SourceLocation(file: path), hints: ["chmod 600 \(path)"])
    }
  }

  var intermediate: Examination {
    do {
      guard let loaded = try loaded.get() else {
        return Self.result(.intermediate, "no identity is named", else: .note)
      }
      let identity = loaded.identity
      let findings = identity.check(at: surroundings.now).filter(Self.isAbove)
      guard let above = identity.intermediate else {
        return Self.result(
          .intermediate, findings.first?.message ?? "there is none", findings: findings)
      }
      let pin = AuthorityPin.of(above)
      return Self.result(
        .intermediate, "\(pin?.name ?? above.subject.shortText), until \(above.notAfter.day)",
        details: ["key id \(above.subjectKeyIdentifier?.hexadecimal ?? "unknown")"], findings: findings)
    } catch {
      return Self.result(.intermediate, "the identity cannot be read", else: .note)
    }
  }

  var authorities: Examination {
    do {
      let authorities = try foundAuthorities.get()
      let installed = authorities.listing.filter(\.isInstalled).map(\.pin.name)
      let count = authorities.listing.count
      guard !installed.isEmpty else {
        return Self.result(
          .authorities,
          "none of the \(count) that this version knows is installed: needed where a .p12 lacks its own",
          details: ["passforge authorities fetch, or add FILE, installs them"],
          findings: authorities.findings, else: .note)
      }
      return Self.result(
        .authorities, "\(installed.count) of \(count) installed: " + installed.joined(separator: ", "),
        details: authorities.folders.map { "in \($0)" }, findings: authorities.findings)
    } catch {
      return Self.failure(.authorities, error)
    }
  }
}
