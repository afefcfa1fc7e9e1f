public import PassCrypto
public import PassData
public import PassSystem

/// Answers "why does it not work here?": looks at everything that a run depends on, and says of each piece how it is.
///
/// It changes nothing. A key is asked for one signature over a text of its own, so that a token that is locked or a
/// program that fails is found here and not in the night.
public struct Doctor: Sendable {
  /// What it looks at.
  public struct Surroundings: Sendable {
    /// Names and versions, the program's own first.
    public var programs: [String]
    public var environment: Environment
    /// By the clock of the machine.
    public var now: Timestamp
    /// Where passes go.
    public var outputFolder: String
    /// Where the program that draws lies; nil where it is not installed.
    public var preview: String?
    /// The files that may hold a private key.
    public var keyFiles: [String] = []
    public var authorities: @Sendable () throws -> Authorities
    /// The identity that is used here; nil where none is named.
    public var identity: @Sendable () throws -> IdentityLoader.Loaded?

    public init(
      programs: [String], environment: Environment, now: Timestamp, outputFolder: String,
      preview: String? = nil, keyFiles: [String] = [],
      authorities: @escaping @Sendable () throws -> Authorities,
      identity: @escaping @Sendable () throws -> IdentityLoader.Loaded?
    ) {
      self.programs = programs
      self.environment = environment
      self.now = now
      self.outputFolder = outputFolder
      self.preview = preview
      self.keyFiles = keyFiles
      self.authorities = authorities
      self.identity = identity
    }
  }

  private let surroundings: Surroundings

  public init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// Looks at these pieces, in the order of the table.
  public func examine(_ checks: Set<DoctorCheck> = Set(DoctorCheck.allCases)) -> [Examination] {
    let patient = Patient(surroundings)
    return DoctorCheck.allCases.filter(checks.contains).map { $0.examine(patient) }
  }
}

/// How one piece is.
public struct Examination: Sendable {
  public enum Outcome: String, Sendable {
    case ok
    /// Not there, and nobody may need it.
    case note
    case bad
  }

  public let check: DoctorCheck
  public let outcome: Outcome
  /// In one line.
  public let summary: String
  /// What to compare with somebody else's.
  public let details: [String]
  /// What is wrong or worth knowing, each with what to do.
  public let findings: [Diagnostic]
}
