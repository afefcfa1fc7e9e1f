public import PassData

/// Why an archive could not be written or read.
public enum ZipError: DiagnosableError, Equatable {
  /// libzip writes no archive without entries.
  case noEntries
  case tooManyEntries(count: Int, limit: Int)
  /// More bytes than an archive without zip64 can hold.
  case tooLarge(bytes: Int, limit: Int)
  /// Empty, longer than 65,535 bytes, holding NUL, or ending as a folder does.
  case badName(String)
  case duplicateName(String)
  /// A call of libzip failed; `reason` is its own text.
  case library(operation: String, reason: String)
  /// What libzip wrote is not laid out as the splicing of archives expects.
  case unexpectedLayout(String)

  public var diagnostic: Diagnostic {
    switch self {
    case .noEntries:
      error("archive.empty", "an archive without files can't be written")
    case .tooManyEntries(let count, let limit):
      error("archive.too-many-files", "\(count) files are too many for an archive; the limit is \(limit)")
    case .tooLarge(let bytes, let limit):
      error("archive.too-large", "\(bytes) bytes are too many for an archive; the limit is \(limit)")
    case .badName(let name):
      error("archive.bad-name", "'\(name)' can't be the name of a file in an archive")
    case .duplicateName(let name):
      error("archive.duplicate-entry", "two files of the archive are named '\(name)'")
    case .library(let operation, let reason):
      error("archive.library", "libzip could not \(operation): \(reason)")
    case .unexpectedLayout(let what):
      error("archive.unexpected-layout", "libzip wrote an archive of another shape than expected: \(what)")
    }
  }

  /// libzip's own words, or ours.
  var reason: String {
    if case .library(_, let reason) = self { reason } else { diagnostic.message }
  }

  private func error(_ code: String, _ message: String) -> Diagnostic { Diagnostic(.error, code, message) }
}
