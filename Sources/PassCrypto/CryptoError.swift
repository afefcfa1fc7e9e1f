public import PassData
public import PassSystem

/// What went wrong with certificates, keys and signatures.
public enum CryptoError: DiagnosableError, Equatable {
  /// libcrypto refused a call that succeeds on sound input and a sound machine.
  case library(operation: String, reason: String)

  /// Bytes that should be a certificate and are none.
  case notACertificate(reason: String)
  /// ASN.1 has no time after the year 9999.
  case signingTimeOutOfRange
  /// A file could not be read or written.
  case system(SystemError)
  /// Neither `XDG_DATA_HOME` nor `HOME` names a folder.
  case noDataFolder
  /// A file of the data folder is not what passforge wrote there.
  case damagedStore(path: String)

  static func library(_ operation: String) -> CryptoError {
    .library(operation: operation, reason: OpenSSLReason.drain().description)
  }

  public var diagnostic: Diagnostic {
    switch self {
    case .library(let operation, let reason):
      Diagnostic(.error, "crypto.failed", "libcrypto could not \(operation): \(reason)")
    case .notACertificate(let reason):
      Diagnostic(.error, "identity.not-a-certificate", "these bytes are not a certificate: \(reason)")
    case .signingTimeOutOfRange:
      Diagnostic(.error, "signature.time-out-of-range", "the signing time lies outside the years 0 to 9999")
    case .system(let error):
      error.diagnostic
    case .noDataFolder:
      Diagnostic(
        .error, "identity.no-data-folder", "no folder for this user's data: HOME is not set",
        hints: ["set HOME or XDG_DATA_HOME to an absolute path"])
    case .damagedStore(let path):
      Diagnostic(
        .error, "identity.store-damaged", "'\(path)' is not a development identity any more",
        at: SourceLocation(file: path), hints: ["remove the file; passforge makes a new one"])
    }
  }
}
