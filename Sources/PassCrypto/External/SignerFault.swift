internal import PassData

/// What went wrong where somebody else was to make the raw signature.
public enum SignerFault: Error, Sendable, Equatable {
  /// A form that is text where bytes are wanted.
  public enum Encoding: String, Sendable {
    case base64
    case hexadecimal
    case text
  }

  // MARK: The program
  case notFound(program: String)
  case notExecutable(program: String)
  /// The kernel would not start it.
  case notStarted(program: String, reason: String)
  /// It ended with a status; what it said on standard error.
  case failed(status: Int32, said: [String])
  case crashed(signal: Int32, said: [String])
  case timedOut(seconds: Int, said: [String])
  case tooMuch(limit: Int)

  // MARK: What it gave
  case silent
  case encoded(Encoding)
  case wrongLength(found: Int, expected: Int)
  /// The right key, over a digest of what it was given.
  case hashedAgain
  /// The right key, over the digest without its DigestInfo.
  case bareDigest
  /// The right key, over something else.
  case otherContent
  case isPSS
  /// Not by the key of the certificate.
  case otherKey
}

extension SignerFault {
  func diagnostic(of name: String) -> Diagnostic {
    let words = words
    return Diagnostic(
      .error, "identity.signer-" + words.code, "'\(name)' \(words.message)", at: SourceLocation(file: name),
      hints: words.hints)
  }

  private var words: (code: String, message: String, hints: [String]) {
    switch self {
    case .notFound, .notExecutable, .notStarted, .failed, .crashed, .timedOut, .tooMuch: programWords
    case .silent, .encoded, .wrongLength, .hashedAgain, .bareDigest, .otherContent, .isPSS, .otherKey:
      valueWords
    }
  }

  private var programWords: (code: String, message: String, hints: [String]) {
    switch self {
    case .notFound(let program):
      let hint =
        program.contains("/")
        ? "name the program as you would run it: command:./signer"
        : "write ./ before a program of this folder"
      return ("not-found", "names the program '\(program)', which does not exist", [hint])
    case .notExecutable(let program):
      return ("not-executable", "names '\(program)', which may not be run", ["chmod +x \(program)"])
    case .notStarted(let program, let reason):
      return (
        "not-started", "names '\(program)', which could not be started: \(reason)",
        ["a script begins with a line such as #!/bin/sh"]
      )
    case .failed(let status, let said):
      return ("failed", "ended with status \(status) and made no signature", Self.hints(said, Self.tryIt))
    case .crashed(let signal, let said):
      return ("crashed", "was ended by signal \(signal)", Self.hints(said, Self.tryIt))
    case .timedOut(let seconds, let said):
      return (
        "timed-out", "made no signature in \(seconds) s and was ended",
        Self.hints(said, "give it longer with --key-timeout; it must not ask anybody anything")
      )
    case .tooMuch(let limit):
      return (
        "too-much", "wrote more than \(limit) bytes, which is no signature",
        ["write the raw signature to standard output and nothing else"]
      )
    default: preconditionFailure("not about the program")
    }
  }

  private static let tryIt = "try it alone: give it 51 bytes on standard input (docs/signers.md)"

  private static func hints(_ said: [String], _ hint: String) -> [String] {
    said.map { "it said: \($0)" } + [hint]
  }

  private var valueWords: (code: String, message: String, hints: [String]) {
    switch self {
    case .silent:
      return (
        "silent", "gave no signature and no error",
        ["write the raw signature to standard output; end with another status than 0 where there is none"]
      )
    case .encoded(let encoding):
      let form = encoding == .text ? "text" : encoding.rawValue
      let hint =
        switch encoding {
        case .base64: "decode it: … | base64 -d"
        case .hexadecimal: "decode it: … | xxd -r -p"
        case .text: "write the raw signature to standard output, messages to standard error"
        }
      return ("encoded", "gave \(form), not the bytes of a signature", [hint])
    case .wrongLength(let found, let expected):
      return (
        "wrong-length", "gave \(found) bytes; a signature by the certificate's key has \(expected)",
        ["write the raw signature alone, or use the key that the certificate was made for"]
      )
    case .hashedAgain:
      return (
        "hashed-again", "signed a digest of what it was given, not what it was given",
        ["tell the service that it is given a digest; it takes the last 32 of the 51 bytes (docs/signers.md)"]
      )
    case .bareDigest:
      return (
        "bare-digest", "signed the digest without its DigestInfo",
        ["sign all 51 bytes with PKCS#1 v1.5 padding, or tell the service that the digest is SHA-256"]
      )
    case .otherContent:
      return (
        "other-content", "signed with the right key, but not what it was given",
        ["sign standard input, all 51 bytes or the digest in the last 32"]
      )
    case .isPSS:
      return (
        "is-pss", "signed with PSS padding, which Wallet does not take",
        ["choose PKCS#1 v1.5 (RSA_PKCS1, RS256)"]
      )
    case .otherKey:
      return (
        "wrong-key", "gave a signature that the certificate's key did not make",
        [
          "use the key that the certificate was requested with; passforge identity show prints its fingerprint"
        ]
      )
    default: preconditionFailure("not about a value")
    }
  }
}
