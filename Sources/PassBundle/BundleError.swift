public import PassCrypto
public import PassData
public import PassSystem
public import PassZip

/// Why files could not become a pass, or bytes could not be read as one.
public enum BundleError: DiagnosableError, Equatable {
  /// A folder can't be a pass at all; everything found is told.
  case unusableFolder([Diagnostic])
  case badPath(String, fault: BundlePath.Fault)
  /// `pass.json`, `manifest.json` or `signature` was given among the files.
  case reservedPath(BundlePath)
  /// A file was given both as unchanging and as changing.
  case duplicatePath(BundlePath)
  case tooManyPasses(count: Int, limit: Int)
  case tooManyBytes(Int, limit: Int)
  /// Two passes of one `.pkpasses` have the same type and serial number.
  case samePass(BundlePath, BundlePath, PassIdentity)
  case system(SystemError)
  case archive(ZipError)
  case signing(CryptoError)

  public var diagnostics: [Diagnostic] {
    switch self {
    case .unusableFolder(let found): found
    case .system(let error): error.diagnostics
    case .archive(let error): error.diagnostics
    case .signing(let error): error.diagnostics
    default: [diagnostic]
    }
  }

  public var diagnostic: Diagnostic {
    switch self {
    case .unusableFolder(let found):
      found.first { $0.severity == .error } ?? error("bundle.unusable-folder", "the folder can't be a pass")
    case .badPath(let path, let fault):
      error("archive.absolute-or-dotdot-path", "'\(path)' can't be a file of a pass: \(fault.words)")
    case .reservedPath(let path):
      error("bundle.reserved-path", "'\(path)' is made by passforge and can't be given as a file")
    case .duplicatePath(let path):
      error("archive.duplicate-entry", "'\(path)' is given twice")
    case .tooManyPasses(let count, let limit):
      Diagnostic(
        .error, "bundle.too-many", "\(count) passes are too many for one file; Wallet takes \(limit)",
        hints: ["pass --split to make several files"])
    case .tooManyBytes(let bytes, let limit):
      Diagnostic(
        .error, "bundle.too-big", "\(bytes) bytes are too many for one file; Wallet takes \(limit)",
        hints: ["pass --split to make several files"])
    case .samePass(let first, let second, let identity):
      error(
        "bundle.duplicate-identity",
        "'\(first)' and '\(second)' are both '\(identity.passTypeIdentifier)' with serial number "
          + "'\(identity.serialNumber)'")
    case .system(let error): error.diagnostic
    case .archive(let error): error.diagnostic
    case .signing(let error): error.diagnostic
    }
  }

  private func error(_ code: String, _ message: String) -> Diagnostic { Diagnostic(.error, code, message) }
}

extension BundlePath.Fault {
  /// The rule that was broken, for messages.
  public var words: String {
    switch self {
    case .empty: "the name is empty"
    case .tooLong: "the name is too long"
    case .absolute: "the path is absolute"
    case .climbing: "the path has a '.' or '..' component"
    case .backslash: "the path has a backslash; folders are separated by '/'"
    case .controlCharacter: "the name has a control character"
    case .emptyComponent: "the path has an empty component"
    }
  }
}
