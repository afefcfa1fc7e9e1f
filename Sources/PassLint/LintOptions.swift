import PassData

/// What a run of lint is told besides the pass.
public struct LintOptions: Sendable {
  /// Warnings count as errors.
  public var isStrict = false

  /// Errors that are let through, as warnings; each is told in every report.
  public var allowed: Set<String> = []

  /// Warnings and notes that are not told, from `--ignore` and from `template.json`. Errors are told all the same.
  public var ignored: Set<String> = []

  /// The only rules that run; all of them where this is nil.
  public var only: Set<String>?

  public init(
    isStrict: Bool = false, allowed: Set<String> = [], ignored: Set<String> = [], only: Set<String>? = nil
  ) {
    self.isStrict = isStrict
    self.allowed = allowed
    self.ignored = ignored
    self.only = only
  }

  /// Whether every id is a rule's, and whether what is allowed may be.
  ///
  /// - Throws: ``LintError`` for the first that is not.
  public func validate() throws(LintError) {
    for id in [allowed, ignored, only ?? []].joined().sorted() where RuleTable[id] == nil {
      throw .unknownRule(id, nearest: RuleTable.nearest(to: id))
    }
    for id in allowed.sorted() where RuleTable[id]?.mayBeAllowed == false { throw .cannotBeAllowed(id) }
  }
}
