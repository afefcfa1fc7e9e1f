import PassBundle

/// What to do about a verdict.
struct VerdictHint {
  let text: String
  /// Whether it says nothing that the hints of single findings do not say better.
  var isFallback = false
}

extension Verdict {
  func hint(for file: VerifiedFile) -> VerdictHint? {
    let name = file.verification.file
    switch self {
    case .trusted: return nil
    case .trustedExpired:
      return VerdictHint(
        text: "phones keep the copy that they have; to hand it out anew, sign it with a current certificate")
    case .developmentSigned:
      return VerdictHint(text: "pass --development to accept what your own development root signed")
    case .chainIncomplete:
      return VerdictHint(text: "passforge authorities list shows what is at hand", isFallback: true)
    case .untrustedSigner:
      return VerdictHint(
        text: "sign it with a Pass Type ID certificate from Apple's developer site", isFallback: true)
    case .wrongCertificate:
      return VerdictHint(text: "sign it with the certificate of its pass type and team", isFallback: true)
    case .tampered: return VerdictHint(text: "rebuild it from its source; a signed archive can't be edited")
    case .unsigned:
      return VerdictHint(
        text: "passforge inspect \(name.shellQuoted) --extract DIR unpacks it; passforge sign DIR signs it")
    case .malformed:
      return VerdictHint(text: "build it anew with passforge build or passforge sign", isFallback: true)
    case .unsupported:
      return VerdictHint(text: "build it anew with passforge build or passforge sign", isFallback: true)
    }
  }
}

extension String {
  /// As one word of a shell.
  var shellQuoted: String {
    let safe = utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
        || "_-./@:+,=".utf8.contains(byte)
    }
    return safe && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
