public import PassData

/// What went wrong with certificates, keys and signatures.
public enum CryptoError: DiagnosableError, Equatable {
  /// libcrypto refused a call that succeeds on sound input and a sound machine.
  case library(operation: String, reason: String)

  static func library(_ operation: String) -> CryptoError {
    .library(operation: operation, reason: OpenSSLReason.drain().description)
  }

  public var diagnostic: Diagnostic {
    switch self {
    case .library(let operation, let reason):
      Diagnostic(.error, "crypto.failed", "libcrypto could not \(operation): \(reason)")
    }
  }
}
