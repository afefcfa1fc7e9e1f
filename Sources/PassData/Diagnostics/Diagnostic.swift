/// What every part of passforge says when something is wrong or worth knowing.
///
/// Errors, lint findings and refused rows are all diagnostics: one shape, so one printer and one JSON form.
public struct Diagnostic: Sendable, Equatable {
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case note
    case warning
    case error

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  public var severity: Severity

  /// A stable dotted name that never changes its meaning: `image.icon-missing`.
  public var code: String

  /// One sentence: lower case, no full stop, values in single quotes. Never a secret.
  public var message: String

  public var location: SourceLocation?

  /// What to type or change next, in the imperative.
  public var hints: [String]

  public init(
    _ severity: Severity, _ code: String, _ message: String, at location: SourceLocation? = nil,
    hints: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.hints = hints
  }
}

/// An error whose wording is a ``Diagnostic``. Every target's error enum conforms.
///
/// The enum's cases hold the facts; the words are made here, in one place per target.
public protocol DiagnosableError: Error, CustomStringConvertible {
  var diagnostic: Diagnostic { get }

  /// All that is wrong, where one throw carries several faults. The first is ``diagnostic``.
  var diagnostics: [Diagnostic] { get }
}

extension DiagnosableError {
  public var diagnostics: [Diagnostic] { [diagnostic] }
  public var description: String { diagnostic.message }
}
