import PassData

/// Where the passes of a batch go.
public enum BatchDestination: Sendable, Equatable {
  /// One file a pass. Past 10,000 rows row n lies in the sub-folder `n/10000`, unless `flat` forbids that.
  case folder(String, flat: Bool)
  /// One tar archive.
  case tar(String)
  /// One zip archive.
  case zip(String)
  /// `.pkpasses` files of at most 10 passes and 150 MB each: `set.pkpasses` becomes `set-1.pkpasses`, `set-2.pkpasses` …
  case bundles(String)

  public var path: String {
    switch self {
    case .folder(let path, _), .tar(let path), .zip(let path), .bundles(let path): path
    }
  }

  /// What a run writes beside the passes, besides the rows that it rejects.
  public static let reports = [RunRecord.reportName, RunRecord.name, RunRecord.journalName, DigestList.name]

  /// The reports of a batch lie in its folder, or beside its archive.
  public func companion(_ name: String) -> String {
    switch self {
    case .folder(let path, _): path.hasSuffix("/") ? path + name : path + "/" + name
    // The record's own dot is enough.
    case .tar(let path), .zip(let path), .bundles(let path):
      name.hasPrefix(".") ? path + name : path + "." + name
    }
  }
}

/// How a batch runs.
public struct BatchOptions: Sendable {
  public enum Mode: Sendable, Equatable {
    /// Every row is judged before the first is signed.
    case validateFirst
    /// Each row is judged and signed as it comes.
    case stream
    /// Every row is judged; nothing is signed.
    case checkOnly
  }

  public enum Verification: Sendable, Equatable {
    /// The first pass and one in 256.
    case sample
    case all
  }

  public var destination: BatchDestination
  public var mode = Mode.validateFirst

  /// How many signatures are made at once, with a key in this process. One elsewhere says it itself:
  /// `SigningIdentity.keySessions`.
  public var jobs: Int

  public var shard = Shard.whole
  public var verification = Verification.sample

  /// After how many rejected rows the run ends; nil for never.
  public var largestNumberOfErrors: Int?

  /// Whether nothing at all is written, not even the rows that judging rejects; for ``Mode/checkOnly``.
  public var isDryRun = false

  /// Whether files that another run made are replaced.
  public var replacesExisting = false

  public init(destination: BatchDestination, jobs: Int) {
    self.destination = destination
    self.jobs = max(1, jobs)
  }
}

/// What a batch came to.
public struct BatchTotals: Sendable, Equatable {
  /// Rows of this shard that were looked at.
  public var rows = 0
  /// Passes that this run made.
  public var made = 0
  /// Passes that an earlier run made and that are right.
  public var kept = 0
  public var rejected = 0
  /// Of all passes, made and kept.
  public var bytes = 0

  public init() {}
}
