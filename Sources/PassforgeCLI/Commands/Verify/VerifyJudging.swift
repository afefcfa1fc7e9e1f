import PassBundle
import PassCrypto
import PassData

/// What is asked of a file besides being a pass.
struct VerifyJudging: Sendable {
  let acceptsDevelopment: Bool
  /// SHA-256 of the manifest that is expected.
  let digest: [UInt8]?

  var accepted: Set<Verdict> { acceptsDevelopment ? [.trusted, .developmentSigned] : [.trusted] }

  func judge(_ opened: OpenedPass, _ verification: Verification) -> VerifiedFile {
    let found = opened.manifest.map { Digest.sha256($0.bytes) }
    let content = digest.map { wanted in
      VerifiedFile.Content(
        isOK: found == wanted, finding: found == wanted ? nil : difference(found, wanted, opened))
    }
    return VerifiedFile(
      verification: verification, kind: opened.kind, contentDigest: found, content: content,
      isGood: accepts(verification) && content?.isOK != false, passes: judgeInner(opened, verification))
  }

  private func judgeInner(_ opened: OpenedPass, _ verification: Verification) -> [VerifiedFile] {
    let inner = VerifyJudging(acceptsDevelopment: acceptsDevelopment, digest: nil)
    return zip(opened.passes, verification.passes).map { inner.judge($0, $1) }
  }

  /// A bundle of trusted and development-signed passes is called after the worst of them.
  private func accepts(_ verification: Verification) -> Bool { accepted.contains(verification.verdict) }

  private func difference(_ found: [UInt8]?, _ wanted: [UInt8], _ opened: OpenedPass) -> Diagnostic {
    let place = SourceLocation(file: opened.file)
    guard let found else {
      return Diagnostic(
        .error, "verify.no-content-digest",
        opened.kind == .passes
          ? "a .pkpasses has no content digest of its own; its passes have one each"
          : "there is no readable manifest whose digest could be compared", at: place)
    }
    return Diagnostic(
      .error, "verify.other-content",
      "another content: wanted \(HumanText.shortDigest(wanted.hexadecimal)), found "
        + HumanText.shortDigest(found.hexadecimal), at: place,
      hints: ["the files in this pass are not those that the digest was taken of"])
  }
}

/// One file, opened and judged.
struct VerifiedFile: Sendable {
  /// Whether it is the content that was asked for.
  struct Content: Sendable {
    let isOK: Bool
    let finding: Diagnostic?
  }

  let verification: Verification
  let kind: PackageKind
  let contentDigest: [UInt8]?
  let content: Content?
  /// Whether it is all that was asked for.
  let isGood: Bool
  /// Those of a bundle.
  let passes: [VerifiedFile]

  var findings: [Diagnostic] { verification.findings + [content?.finding].compactMap(\.self) }
}
