public import PassData
public import PassSystem

/// What went wrong with certificates, keys and signatures. The words are in ``diagnostic``.
///
/// Names are references as the user wrote them; fingerprints are of public keys. No case holds a secret.
public enum CryptoError: DiagnosableError, Equatable {
  /// libcrypto refused a call that succeeds on sound input and a sound machine.
  case library(operation: String, reason: String)
  /// A file could not be read or written.
  case system(SystemError)

  // MARK: References
  case badReference(text: String)
  case referenceIsContent
  case badTokenURI(text: String, reason: String)
  /// A PIN as an argument; it is not shown.
  case tokenURIHoldsPIN
  /// `command:` or `pkcs11:` where a certificate or a file is wanted.
  case referenceIsKey(text: String)
  case variableNotSet(name: String)
  case variableHoldsPath(name: String)

  // MARK: Reading certificates and keys
  /// Bytes that should be a certificate and are none.
  case notACertificate(reason: String)
  case empty(name: String)
  case truncated(name: String, announced: Int, found: Int)
  case notRecognised(name: String)
  case unfinishedPEM(name: String, label: String)
  case damaged(name: String, what: String, reason: String)
  /// Another thing in PEM or DER than a certificate or a private key.
  case otherContent(name: String, found: String, hint: String)
  case needsPassword(name: String)
  case wrongPassword(name: String)
  case encryptionUnsupported(name: String, algorithm: String)

  // MARK: Joining them into an identity
  case noIdentity
  case keyNotGiven(certificate: String)
  case certificateNotGiven(key: String)
  case withoutKey(name: String)
  case isCertificate(name: String, subject: String)
  case isIntermediate(name: String)
  case withoutCertificate(name: String)
  case keyMismatch(certificate: String, certificateKey: String, key: String, keyFingerprint: String)
  case unsupportedKey(name: String, kind: String)

  // MARK: Keys elsewhere
  case signer(name: String, SignerFault)
  case token(name: String, TokenFault)
  /// A program that signs cannot tell which key it signs with.
  case publicKeyNotGiven(key: String)

  // MARK: Export
  case keyIsElsewhere(name: String)
  /// A .p12 that anybody could open.
  case emptyPassword
  case passwordsDiffer

  // MARK: Development, requests
  /// Neither `XDG_DATA_HOME` nor `HOME` names a folder.
  case noDataFolder
  /// A file of the data folder is not what passforge wrote there.
  case damagedStore(path: String)
  /// A key is never overwritten.
  case keyExists(path: String)
  case noKey(name: String)

  // MARK: Authorities
  case notPinned(name: String, found: String)
  case noIssuerAddress(name: String)
  case unusableAddress(address: String)
  case fetchFailed(address: String, reason: String)

  // MARK: Signing
  /// ASN.1 has no time after the year 9999.
  case signingTimeOutOfRange

  static func library(_ operation: String) -> CryptoError {
    .library(operation: operation, reason: OpenSSLReason.drain().description)
  }

  public var diagnostic: Diagnostic {
    switch self {
    case .library(let operation, let reason):
      Diagnostic(.error, "crypto.failed", "libcrypto could not \(operation): \(reason)")
    case .system(let error):
      error.diagnostic
    case .signingTimeOutOfRange:
      Diagnostic(.error, "signature.time-out-of-range", "the signing time lies outside the years 0 to 9999")
    case .signer(let name, let fault):
      fault.diagnostic(of: name)
    case .token(let name, let fault):
      fault.diagnostic(of: name)
    case .keyIsElsewhere(let name):
      error(
        "identity.key-is-elsewhere",
        "the key of '\(name)' is in a token or behind a program, and stays there",
        in: name, "--key names it wherever passes are signed")
    case .emptyPassword:
      error(
        "identity.empty-password", "a .p12 without a password can be opened by anybody", in: nil,
        "write a password of twenty letters into a file that only you can read: --export-password-file FILE")
    case .passwordsDiffer:
      error(
        "identity.passwords-differ", "the two passwords are not the same", in: nil, "type the same one twice")
    case .publicKeyNotGiven(let key):
      error(
        "identity.public-key-not-given", "a request for '\(key)' needs its public key", in: nil,
        "pass the public key that the service gives out with --public-key FILE")
    case .badReference, .referenceIsContent, .badTokenURI, .tokenURIHoldsPIN, .referenceIsKey,
      .variableNotSet, .variableHoldsPath:
      referenceDiagnostic
    case .notACertificate, .empty, .truncated, .notRecognised, .unfinishedPEM, .damaged, .otherContent,
      .needsPassword, .wrongPassword, .encryptionUnsupported:
      contentDiagnostic
    case .noIdentity, .keyNotGiven, .certificateNotGiven, .withoutKey, .isCertificate, .isIntermediate,
      .withoutCertificate, .keyMismatch, .unsupportedKey:
      identityDiagnostic
    case .noDataFolder, .damagedStore, .keyExists, .noKey:
      developmentDiagnostic
    case .notPinned, .noIssuerAddress, .unusableAddress, .fetchFailed:
      authorityDiagnostic
    }
  }
}

// MARK: The words

extension CryptoError {
  private func error(_ code: String, _ message: String, in file: String? = nil, _ hints: String...)
    -> Diagnostic
  {
    Diagnostic(.error, code, message, at: file.map { SourceLocation(file: $0) }, hints: hints)
  }

  private var referenceDiagnostic: Diagnostic {
    switch self {
    case .badReference(let text):
      error(
        "identity.bad-reference", "'\(text)' is not a reference", in: nil,
        "write a FILE, env:NAME, fd:N, or - for standard input; for a key also command:PROGRAM or pkcs11:…")
    case .referenceIsContent:
      error(
        "identity.reference-is-content", "a certificate or key was given where its place is asked for",
        in: nil,
        "put it into a file and name the file, or into a variable and write env:NAME",
        "if it was a private key, it is in your shell's history now: make a new one")
    case .badTokenURI(let text, let reason):
      error(
        "identity.bad-token-uri", "'\(text)' does not say which key of a token: \(reason)", in: nil,
        "write pkcs11:token=TOKEN;object=LABEL, or id=%01 for the one with this identifier (RFC 7512)")
    case .tokenURIHoldsPIN:
      error(
        "identity.token-pin-in-argument", "a PIN stands in a 'pkcs11:' reference", in: nil,
        "every process of the machine can read an argument: use --password-file FILE, or ?pin-source=FILE")
    case .referenceIsKey(let text):
      error(
        "identity.reference-is-key", "'\(text)' is a key that stays where it is; a file is needed here",
        in: nil,
        "give it with --key, and the certificate with --certificate")
    case .variableNotSet(let name):
      error(
        "identity.variable-not-set", "the variable '\(name)' is not set", in: nil,
        "set \(name), or name a file instead of env:\(name)")
    case .variableHoldsPath(let name):
      error(
        "identity.variable-holds-path", "the variable '\(name)' holds a path, not a certificate or key",
        in: "env:\(name)", "give the path itself, in place of env:\(name)")
    default: preconditionFailure("not about a reference")
    }
  }

  private var contentDiagnostic: Diagnostic {
    switch self {
    case .notACertificate(let reason):
      error("identity.not-a-certificate", "these bytes are not a certificate: \(reason)")
    case .empty(let name):
      error("identity.empty", "'\(name)' is empty", in: name, "export it again")
    case .truncated(let name, let announced, let found):
      error(
        "identity.truncated", "'\(name)' is truncated: \(announced) bytes are announced, \(found) are there",
        in: name, "copy or export it again")
    case .notRecognised(let name):
      error(
        "identity.not-recognised", "'\(name)' is neither a .p12 nor a certificate or key in PEM or DER",
        in: name,
        "pass the .p12 of your Pass Type ID, or --certificate and --key")
    case .unfinishedPEM(let name, let label):
      error(
        "identity.truncated", "'\(name)' is truncated or damaged inside its '\(label)' block", in: name,
        "copy it again, from -----BEGIN to the end of the -----END line")
    case .damaged(let name, let what, let reason):
      error(
        "identity.damaged", "the \(what) in '\(name)' cannot be read: \(reason)", in: name, "export it again")
    case .otherContent(let name, let found, let hint):
      error("identity.other-content", "'\(name)' holds \(found)", in: name, hint)
    case .needsPassword(let name):
      error(
        "identity.needs-password", "'\(name)' needs a password", in: name,
        "give it with --password-file, --password-fd or \(PasswordSource.environmentVariable)")
    case .wrongPassword(let name):
      error(
        "identity.wrong-password", "the password does not open '\(name)'", in: name,
        "it is the password that was chosen when the file was exported")
    case .encryptionUnsupported(let name, let algorithm):
      error(
        "identity.encryption-unsupported",
        "'\(name)' is encrypted with \(algorithm), which this system's libcrypto cannot read", in: name,
        "install OpenSSL's legacy provider (legacy.so), or export the file again with AES")
    default: preconditionFailure("not about content")
    }
  }

  private var identityDiagnostic: Diagnostic {
    switch self {
    case .noIdentity:
      error(
        "identity.none", "no identity to sign with was given", in: nil,
        "pass --identity FILE, the .p12 of your Pass Type ID, or --certificate and --key",
        "pass --development for a throw-away identity")
    case .keyNotGiven(let certificate):
      error(
        "identity.key-not-given", "the certificate '\(certificate)' comes without its private key",
        in: certificate, "pass the key with --key")
    case .certificateNotGiven(let key):
      error(
        "identity.certificate-not-given", "the key '\(key)' comes without its certificate", in: key,
        "pass the certificate that Apple made for it with --certificate")
    case .withoutKey(let name):
      error(
        "identity.without-key", "'\(name)' was exported without the private key", in: name,
        "in Keychain Access open 'My Certificates', choose the certificate with the key below it, and export both"
      )
    case .isCertificate(let name, let subject):
      error(
        "identity.is-certificate", "'\(name)' holds '\(subject)', but this is a certificate, not a p12",
        in: name,
        "pass the .p12 with the private key, or --certificate \(name) and --key")
    case .isIntermediate(let name):
      error(
        "identity.is-intermediate", "'\(name)' is an intermediate certificate, not your signing identity",
        in: name, "pass the .p12 of your Pass Type ID, or --certificate and --key",
        "this file belongs to passforge authorities add \(name)")
    case .withoutCertificate(let name):
      error(
        "identity.without-certificate", "'\(name)' holds a private key and no certificate", in: name,
        "pass the certificate that Apple made for it with --certificate, and this file with --key")
    case .keyMismatch(let certificate, let certificateKey, let key, let keyFingerprint):
      error(
        "identity.key-mismatch",
        "certificate and key do not belong together: '\(certificate)' is for the key \(certificateKey), "
          + "'\(key)' is the key \(keyFingerprint)", in: key,
        "export both from the same keychain item, or find the key that the request was made with")
    case .unsupportedKey(let name, let kind):
      error(
        "identity.key-unsupported", "'\(name)' holds a key of kind '\(kind)', which cannot sign passes",
        in: name,
        "use the RSA-2048 key that the certificate was requested with")
    default: preconditionFailure("not about an identity")
    }
  }

  private var developmentDiagnostic: Diagnostic {
    switch self {
    case .noDataFolder:
      error(
        "identity.no-data-folder", "no folder for this user's data: HOME is not set", in: nil,
        "set HOME or XDG_DATA_HOME to an absolute path")
    case .damagedStore(let path):
      error(
        "identity.store-damaged", "'\(path)' is not a development identity any more", in: path,
        "remove the file; passforge makes a new one")
    case .keyExists(let path):
      error(
        "identity.key-exists", "'\(path)' is there already, and a key is never overwritten", in: path,
        "pass --key \(path) to make a request for that key, or name another folder")
    case .noKey(let name):
      error("identity.no-key", "'\(name)' holds no private key", in: name)
    default: preconditionFailure("not about development")
    }
  }

  private var authorityDiagnostic: Diagnostic {
    switch self {
    case .notPinned(let name, let found):
      error(
        "authorities.not-pinned", "'\(name)' is not one of Apple's authorities: it is \(found)", in: name,
        "passforge authorities list names those that are known")
    case .noIssuerAddress(let name):
      error(
        "authorities.no-address", "'\(name)' does not say where its issuer's certificate is offered",
        in: name,
        "download it from https://www.apple.com/certificateauthority/ and pass it to passforge authorities add"
      )
    case .unusableAddress(let address):
      error(
        "authorities.unusable-address", "'\(address)' is not an http address", in: nil,
        "download it with a browser and pass the file to passforge authorities add")
    case .fetchFailed(let address, let reason):
      error(
        "authorities.fetch-failed", "could not fetch '\(address)': \(reason)", in: nil,
        "download it with a browser and pass the file to passforge authorities add")
    default: preconditionFailure("not about authorities")
    }
  }
}
