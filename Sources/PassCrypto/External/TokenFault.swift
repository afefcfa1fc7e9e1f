internal import PassData

/// What went wrong with a key in a token.
public enum TokenFault: Error, Sendable, Equatable {
  /// OpenSSL has no way to tokens on this machine.
  case noEngine
  /// The library of the token's maker, by its path, or nil for those that the machine has registered.
  case noModule(path: String?)
  /// A process can have one library of a token.
  case otherModule(path: String?, loaded: String?)
  case notFound
  case noPIN
  case wrongPIN
  case lockedPIN
  /// What the token or its library said, as OpenSSL words it.
  case failed(reason: String)

  /// Return values of PKCS#11 (2.40, "Return values"), as the engine passes them on.
  private enum ReturnValue {
    static let wrongPIN: Set<Int32> = [0xA0, 0xA1, 0xA2]
    static let lockedPIN: Int32 = 0xA4
    static let noPIN: Set<Int32> = [0x101, 0x102]
  }

  /// What the queue says about a key that could not be opened or used.
  init(_ reason: OpenSSLReason, module: String?) {
    let said = reason.entries.filter { $0.text.hasPrefix("PKCS#11 module") }
    let values = said.map(\.reason)
    if values.contains(where: ReturnValue.wrongPIN.contains) {
      self = .wrongPIN
    } else if values.contains(ReturnValue.lockedPIN) {
      self = .lockedPIN
    } else if values.contains(where: ReturnValue.noPIN.contains) {
      self = .noPIN
    } else if reason.entries.contains(where: { $0.text.hasSuffix("Unable to load PKCS#11 module") }) {
      self = .noModule(path: module)
    } else if reason.entries.contains(where: { $0.text.hasSuffix("object not found") }) {
      self = .notFound
    } else {
      // Before the token's own answer stands what the engine tried first.
      self = .failed(reason: (said.first ?? reason.entries.last)?.text ?? reason.description)
    }
  }
}

extension TokenFault {
  func diagnostic(of name: String) -> Diagnostic {
    let (code, message, hint) = words
    return Diagnostic(
      .error, "identity.token-" + code, "'\(name)' \(message)", at: SourceLocation(file: name), hints: [hint])
  }

  private var words: (code: String, message: String, hint: String) {
    switch self {
    case .noEngine:
      (
        "no-engine", "is in a token, and OpenSSL has no way to tokens on this machine",
        "sudo apt-get install libengine-pkcs11-openssl"
      )
    case .noModule(let path?):
      (
        "no-module", "names the library '\(path)', which could not be loaded",
        "give the path of the library of the token's maker, such as ?module-path=/usr/lib/softhsm/libsofthsm2.so"
      )
    case .noModule(nil):
      (
        "no-module", "names no library, and none is registered on this machine",
        "add ?module-path=PATH of the library of the token's maker, or set PKCS11_MODULE_PATH"
      )
    case .otherModule(let path, let loaded):
      (
        "other-module",
        "needs \(path.map { "the library '\($0)'" } ?? "the registered libraries") beside "
          + (loaded.map { "'\($0)'" } ?? "those that are registered"),
        "use tokens of one library in one process, or register both (p11-kit) and leave module-path out"
      )
    case .notFound:
      (
        "not-found", "was not found: no token has such a private key",
        "p11tool --list-privkeys, or pkcs11-tool --list-objects --login, says what there is; name the token too"
      )
    case .noPIN:
      (
        "no-pin", "asks for a PIN, and there is none at hand",
        "use --password-file FILE, --password-fd N or PASSFORGE_KEY_PASSWORD, or ?pin-source=FILE"
      )
    case .wrongPIN:
      (
        "wrong-pin", "did not take the PIN", "it was tried once; a token locks itself after a few"
      )
    case .lockedPIN:
      (
        "locked-pin", "has locked its PIN after too many wrong ones",
        "the security officer of the token unlocks it (pkcs11-tool --init-pin)"
      )
    case .failed(let reason):
      (
        "failed", "made no signature: \(reason)",
        "see that the token is there and may sign (pkcs11-tool --test)"
      )
    }
  }
}
