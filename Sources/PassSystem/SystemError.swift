public import PassData

/// What the operating system refused, with the path as the user named it.
public enum SystemError: DiagnosableError, Equatable {
  case notFound(path: String)
  case isDirectory(path: String)
  case notDirectory(path: String)
  /// A device, a pipe or a socket where a file is to be put.
  case notAFile(path: String)
  case notPermitted(path: String)
  case readOnly(path: String)
  case exists(path: String)
  case tooLarge(path: String, limit: Int)
  case noSpace(path: String)
  case failed(operation: String, path: String, errorNumber: Int32)
  /// Ctrl-C at a prompt.
  case interrupted
  /// A `SOURCE_DATE_EPOCH` that is not a whole number of seconds.
  case badEpoch(String)

  init(errorNumber: Int32, operation: String, path: String) {
    self =
      switch errorNumber {
      case POSIXCode.noEntry: .notFound(path: path)
      case POSIXCode.isDirectory: .isDirectory(path: path)
      case POSIXCode.notDirectory: .notDirectory(path: path)
      case POSIXCode.noAccess, POSIXCode.notPermitted: .notPermitted(path: path)
      case POSIXCode.readOnly: .readOnly(path: path)
      case POSIXCode.exists: .exists(path: path)
      case POSIXCode.noSpace, POSIXCode.quota: .noSpace(path: path)
      default: .failed(operation: operation, path: path, errorNumber: errorNumber)
      }
  }

  public var diagnostic: Diagnostic {
    switch self {
    case .notFound(let path):
      error("file.not-found", "'\(path)' does not exist", path)
    case .isDirectory(let path):
      error("file.is-directory", "'\(path)' is a folder; a file is needed here", path)
    case .notDirectory(let path):
      error("file.not-directory", "'\(path)' is not a folder", path)
    case .notAFile(let path):
      error(
        "file.not-a-file", "'\(path)' is a device, a pipe or a socket, and is not replaced by a file", path,
        hints: ["name a file; - is standard output"])
    case .notPermitted(let path):
      error("file.not-permitted", "'\(path)' may not be read or written by this user", path)
    case .readOnly(let path):
      error(
        "file.read-only", "'\(path)' lies on a file system that is read-only", path,
        hints: ["choose another place, or mount it with rw"])
    case .exists(let path):
      error(
        "file.exists", "'\(path)' exists already", path,
        hints: ["pass --force to replace it, or name another file"])
    case .tooLarge(let path, let limit):
      error("file.too-large", "'\(path)' is larger than \(limit) bytes", path)
    case .noSpace(let path):
      error("file.no-space", "no space left on the device while writing '\(path)'", path)
    case .failed(let operation, let path, let number):
      error("file.failed", "could not \(operation) '\(path)': \(POSIXCode.text(number))", path)
    case .interrupted:
      Diagnostic(.error, "run.interrupted", "interrupted")
    case .badEpoch(let text):
      Diagnostic(
        .error, "usage.bad-epoch",
        "SOURCE_DATE_EPOCH is '\(text)', not a number of seconds since 1970 before the year 10000",
        hints: ["set it as git does: SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)"])
    }
  }

  private func error(_ code: String, _ message: String, _ path: String, hints: [String] = []) -> Diagnostic {
    Diagnostic(.error, code, message, at: SourceLocation(file: path), hints: hints)
  }
}
