internal import PassData

/// Chooses the intermediate that issued a leaf: by key identifier and signature, never by name or by "the newest".
struct IntermediateChoice {
  typealias Found = KeyMaterial.Found<Certificate>

  let leaf: Found
  /// What lay beside the leaf, in the .p12 or PEM.
  let beside: [Found]
  /// What `--intermediate` named.
  let offered: [Found]
  let authorities: Authorities

  struct Choice {
    let intermediate: Certificate?
    let findings: [Diagnostic]
  }

  func choose() -> Choice {
    let installed = authorities.certificates.map { Found(value: $0, name: "") }
    guard let chosen = (offered + beside + installed).first(where: { issued($0.value) }) else {
      return Choice(intermediate: nil, findings: [missing])
    }
    let unused = offered.filter { !issued($0.value) && $0.value.facts != leaf.value.facts }
    let notes = unused.map { unused in
      Diagnostic(
        .note, "identity.intermediate-unused",
        "'\(unused.name)' did not issue '\(leaf.name)' and is left out; another certificate that did was found",
        at: SourceLocation(file: unused.name))
    }
    return Choice(intermediate: chosen.value, findings: notes)
  }

  private func issued(_ candidate: Certificate) -> Bool {
    candidate.facts.isAuthority && leaf.value.facts.mayBeIssued(by: candidate.facts)
      && authorities.cache.isSigned(leaf.value, by: candidate.facts.publicKey)
  }

  // MARK: Words

  private var facts: CertificateFacts { leaf.value.facts }

  /// `G4`, by the pin or else by the issuer's name.
  private var generation: String? {
    if let pin = facts.authorityKeyIdentifier.flatMap(AuthorityPin.with(keyIdentifier:)) {
      return pin.generation
    }
    return Self.generation(facts.issuer)
  }

  /// Apple's intermediates tell their generation as OU; G1 has the long name there.
  static func generation(_ name: DistinguishedName) -> String? {
    guard let unit = name.organizationalUnit else { return nil }
    if unit == "Apple Worldwide Developer Relations" { return "G1" }
    let isNumbered = unit.hasPrefix("G") && unit.count <= 3 && unit.dropFirst().allSatisfy(\.isNumber)
    return isNumbered && unit.count > 1 ? unit : nil
  }

  private var keyIdentifier: String { facts.authorityKeyIdentifier?.hexadecimal ?? "unknown" }

  private var hints: [String] {
    let pin = facts.authorityKeyIdentifier.flatMap(AuthorityPin.with(keyIdentifier:))
    var hints: [String] = []
    if let address = facts.issuerAddress ?? pin?.address {
      hints.append("Apple offers it at \(address)")
      if facts.issuerAddress != nil { hints.append("passforge authorities fetch \(leaf.name)") }
    }
    hints.append("pass it with --intermediate, or once to passforge authorities add")
    return hints
  }

  private var missing: Diagnostic {
    guard let given = offered.first(where: { $0.value.facts != facts }) else {
      let name = generation.map { "the \($0) intermediate" } ?? "'\(facts.issuer.shortText)'"
      return Diagnostic(
        .error, "identity.intermediate-missing",
        "intermediate with key id \(keyIdentifier) needed: '\(leaf.name)' was issued by \(name)",
        at: SourceLocation(file: leaf.name), hints: hints)
    }
    return Diagnostic(
      .error, "identity.intermediate-mismatch", mismatch(given), at: SourceLocation(file: given.name),
      hints: hints)
  }

  private func mismatch(_ given: Found) -> String {
    let needed = "key id \(keyIdentifier)"
    if given.value.facts.kind == .root {
      let name = generation ?? facts.issuer.shortText
      return
        "'\(given.name)' is a root, and a root is not the issuer of '\(leaf.name)': \(name) is, with \(needed)"
    }
    let found = Self.generation(given.value.facts.subject) ?? "'\(given.value.facts.subject.shortText)'"
    let foundKey = given.value.facts.subjectKeyIdentifier?.hexadecimal ?? "unknown"
    switch generation {
    case "G1":
      // The one of 2013, which people replaced by G4 although their certificate is older.
      return "'\(leaf.name)' was issued by the G1 intermediate with \(needed); "
        + "'\(given.name)' is \(found) with key id \(foundKey)"
    case let name:
      return
        "'\(leaf.name)' was issued by \(name ?? "'\(facts.issuer.shortText)'"), not by the certificate given: "
        + "\(needed) is needed, '\(given.name)' is \(found) with key id \(foundKey)"
    }
  }
}
