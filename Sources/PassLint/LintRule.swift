public import PassData
public import PassModel

/// One thing that can be wrong with a pass: what it is called, how bad it is, why it matters, and how it is found.
///
/// Rules that need bytes lint does not read itself (archives, manifests, signatures, certificates) are found by the
/// readers of those bytes; they stand in the table all the same, so that `explain` knows them.
public struct LintRule: Sendable {
  /// Dotted and never changed: `image.icon-missing`.
  public let id: String

  /// How bad it is, unless the rule says otherwise at a place.
  public let severity: Diagnostic.Severity

  /// What a good pass does, in one sentence.
  public let title: String

  /// What happens otherwise: the symptom and its reason.
  public let why: String

  /// Where the fact is from: a page of Apple's, an issue, a measurement.
  public let source: String

  public let evidence: Evidence

  /// A short example of each.
  public let bad: String
  public let good: String

  /// Less specific rules that say nothing at the same place.
  let supersedes: [String]

  /// Less specific rules that say nothing anywhere once this one has spoken.
  let supersedesEverywhere: [String]

  let gate: Gate?
  let check: Check

  /// What a rule looks at, which decides how often it runs.
  enum Check: Sendable {
    /// Files, images and texts of the folder: judged once per template.
    case files(@Sendable (FileFacts, inout Reporter) -> Void)
    /// pass.json alone: judged for every row.
    case tree(@Sendable (PassFacts, inout Reporter) -> Void)
    /// pass.json together with something else.
    case subject(@Sendable (LintSubject, PassFacts, inout Reporter) -> Void)
    /// Images in the styles that draw them: judged again only for a row of another ``Appearance`` than the template's.
    case pictures(@Sendable (LintSubject, Appearance, inout Reporter) -> Void)
    /// The pass as it is drawn: judged for one pass, and left out for the rows of a batch.
    case look(@Sendable (LintSubject, PassFacts, inout Reporter) -> Void)
    /// Found while a finished file is read; here for its explanation.
    case reader
    /// Found over all rows of a batch.
    case batch
  }

  /// The family: `image`.
  public var family: String { String(id.prefix { $0 != "." }) }

  /// Whether `--allow` may lift it. What breaks JSON, identity, manifest, signature or archive can't be lifted.
  public var mayBeAllowed: Bool {
    !["json", "identity", "manifest", "signature", "archive"].contains(family)
  }
}

extension LintRule {
  private init(
    _ id: String, _ severity: Diagnostic.Severity, _ title: String, _ note: Note, gate: Gate?, check: Check
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    why = note.why
    source = note.source
    evidence = note.evidence
    bad = note.bad
    good = note.good
    supersedes = note.supersedes
    supersedesEverywhere = note.everywhere
    self.gate = gate
    self.check = check
  }

  /// What `explain` tells about a rule, and what the rule silences.
  struct Note: Sendable {
    let why: String
    let source: String
    let evidence: Evidence
    let bad: String
    let good: String
    let supersedes: [String]
    let everywhere: [String]

    init(
      why: String, source: String, _ evidence: Evidence, bad: String, good: String, over: [String] = [],
      overEverywhere: [String] = []
    ) {
      self.why = why
      self.source = source
      self.evidence = evidence
      self.bad = bad
      self.good = good
      supersedes = over
      everywhere = overEverywhere
    }
  }

  /// A rule over pass.json.
  ///
  /// - Parameter gate: the keys that it is about; without any of them it does not run.
  init(
    tree id: String, _ severity: Diagnostic.Severity, _ title: String, _ note: Note, when gate: Gate? = nil,
    _ check: @escaping @Sendable (PassFacts, inout Reporter) -> Void
  ) {
    self.init(id, severity, title, note, gate: gate, check: .tree(check))
  }

  /// A rule over the files of the pass.
  init(
    files id: String, _ severity: Diagnostic.Severity, _ title: String, _ note: Note,
    _ check: @escaping @Sendable (FileFacts, inout Reporter) -> Void
  ) {
    self.init(id, severity, title, note, gate: nil, check: .files(check))
  }

  /// A rule over pass.json and something beside it.
  init(
    subject id: String, _ severity: Diagnostic.Severity, _ title: String, _ note: Note,
    when gate: Gate? = nil,
    _ check: @escaping @Sendable (LintSubject, PassFacts, inout Reporter) -> Void
  ) {
    self.init(id, severity, title, note, gate: gate, check: .subject(check))
  }

  /// A rule over images and the styles that draw them.
  init(
    pictures id: String, _ severity: Diagnostic.Severity, _ title: String, _ note: Note,
    _ check: @escaping @Sendable (LintSubject, Appearance, inout Reporter) -> Void
  ) {
    self.init(id, severity, title, note, gate: nil, check: .pictures(check))
  }

  /// A rule over the pass as it is drawn.
  init(
    look id: String, _ severity: Diagnostic.Severity, _ title: String, _ note: Note,
    _ check: @escaping @Sendable (LintSubject, PassFacts, inout Reporter) -> Void
  ) {
    self.init(id, severity, title, note, gate: nil, check: .look(check))
  }

  /// A rule that a reader of finished files finds.
  init(reader id: String, _ severity: Diagnostic.Severity, _ title: String, _ note: Note) {
    self.init(id, severity, title, note, gate: nil, check: .reader)
  }

  /// A rule over the rows of a batch.
  init(batch id: String, _ severity: Diagnostic.Severity, _ title: String, _ note: Note) {
    self.init(id, severity, title, note, gate: nil, check: .batch)
  }
}
