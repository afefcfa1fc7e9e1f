import PassCrypto
import PassData

/// Sorts what was found into the steps of a verification.
struct VerificationSteps {
  private let opened: OpenedPass
  private let report: SignatureReport?

  init(_ opened: OpenedPass, _ report: SignatureReport?) {
    self.opened = opened
    self.report = report
  }

  var steps: [VerificationStep] {
    let count = opened.entries.count
    let files = count == 1 ? "1 file" : "\(count) files"
    var steps = [
      VerificationStep(.archive, opened.archiveFindings, good: "\(files), nothing hidden between them"),
      VerificationStep(.names, opened.nameFindings, good: "no unsafe names"),
    ]
    steps.append(document)
    steps.append(
      opened.manifest == nil && opened.manifestFindings.isEmpty
        ? VerificationStep(skipping: .manifest)
        : VerificationStep(
          .manifest, opened.manifestFindings,
          good: "\(opened.manifest?.lines.count ?? 0) files listed, all there and unchanged"))
    guard let report else {
      return steps + [.signature, .chain, .dates, .identity].map { VerificationStep(skipping: $0) }
    }
    return steps + judged(report)
  }

  private var document: VerificationStep {
    guard let document = opened.document else {
      return opened.documentFindings.isEmpty
        ? VerificationStep(skipping: .pass) : VerificationStep(.pass, opened.documentFindings, good: "")
    }
    return VerificationStep(
      .pass, opened.documentFindings + IdentityKeys.findings(document, kind: opened.kind),
      good: "\(opened.kind.mainFile?.text ?? "") is readable")
  }

  private func judged(_ report: SignatureReport) -> [VerificationStep] {
    let chain = report.findings.filter { Self.chainCodes.contains($0.code) }
    let dates = report.findings.filter { Self.dateCodes.contains($0.code) }
    let signature = report.findings.filter {
      !Self.chainCodes.contains($0.code) && !Self.dateCodes.contains($0.code)
    }
    var steps = [VerificationStep(.signature, signature, good: Self.words(report))]
    guard let certificate = report.certificate else {
      return steps + [.chain, .dates, .identity].map { VerificationStep(skipping: $0) }
    }
    steps.append(VerificationStep(.chain, chain, good: report.chain?.description ?? ""))
    steps.append(
      VerificationStep(
        .dates, dates,
        good:
          "the certificate is valid from \(certificate.notBefore.day) to \(certificate.notAfter.day)"
      ))
    guard let document = opened.document else { return steps + [VerificationStep(skipping: .identity)] }
    steps.append(
      VerificationStep(
        .identity, Self.identity(report, document.value, kind: opened.kind),
        good: "the certificate is one for this pass"))
    return steps
  }

  private static func identity(_ report: SignatureReport, _ tree: JSONValue, kind: PackageKind)
    -> [Diagnostic]
  {
    if kind == .order {
      return report.check(orderTypeIdentifier: tree["orderTypeIdentifier"]?.stringValue ?? "")
    }
    return report.check(
      passTypeIdentifier: tree["passTypeIdentifier"]?.stringValue ?? "",
      teamIdentifier: tree["teamIdentifier"]?.stringValue ?? "", usesNFC: tree["nfc"] != nil)
  }

  private static let chainCodes: Set<String> = [
    "signature.chain-not-apple", "signature.wwdr-missing", "signature.wwdr-mismatch",
    "signature.wwdr-expired",
    "signature.root-embedded",
  ]

  private static let dateCodes: Set<String> = [
    "signature.no-signing-time", "signature.time-outside-cert", "identity.expired", "identity.not-yet-valid",
  ]

  /// `over the manifest as listed, 2026-11-02 09:14 UTC, SHA-256`.
  private static func words(_ report: SignatureReport) -> String {
    let time = report.signer?.signingTime.map { ", \($0.minute)" } ?? ""
    let digest = report.signer.map { ", \($0.digest)" } ?? ""
    return "over the manifest as listed\(time)\(digest)"
  }
}

/// The keys by which Wallet knows a pass; without them nothing can be compared with the certificate.
private enum IdentityKeys {
  static func findings(_ document: JSONDocument, kind: PackageKind) -> [Diagnostic] {
    guard document.value.objectValue != nil else {
      return [
        Diagnostic(
          .error, "json.root-not-object", "the file holds \(document.value.kindName), not an object",
          at: document.location(of: .root))
      ]
    }
    let texts =
      kind == .order
      ? ["orderTypeIdentifier", "orderIdentifier"] : ["passTypeIdentifier", "teamIdentifier", "serialNumber"]
    let version = kind == .order ? "schemaVersion" : "formatVersion"
    return texts.compactMap { fault($0, document, wanted: "a string") { $0.stringValue != nil } }
      + [fault(version, document, wanted: "a number") { $0.numberValue != nil }].compactMap(\.self)
  }

  private static func fault(
    _ key: String, _ document: JSONDocument, wanted: String, _ fits: (JSONValue) -> Bool
  ) -> Diagnostic? {
    guard let value = document.value[key] else {
      return Diagnostic(
        .error, "pass.key-missing-required", "'\(key)' is missing", at: document.location(of: .root))
    }
    guard !fits(value) else { return nil }
    return Diagnostic(
      .error, "pass.key-wrong-type", "'\(key)' must be \(wanted), and is \(value.kindName)",
      at: document.location(of: JSONPointer.root.appending(key)))
  }
}
