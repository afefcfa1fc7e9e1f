import PassData
import PassModel
import PassSystem

/// Judges passes by the table of rules.
///
/// ``check(_:)`` judges one pass. A batch prepares its template once with ``prepare(_:)``, which judges files, images
/// and texts, and then asks per row only for what the row's tree decides.
public struct Linter: Sendable {
  public let options: LintOptions

  private let fileRules: [Step]
  private let treeRules: [Step]
  private let pictureRules: [Step]
  private let lookRules: [Step]

  /// What running a rule needs of it. A whole rule has a dozen texts, and copying those for every rule of every row
  /// would cost more than judging.
  private struct Step: Sendable {
    let rule: Int
    let gate: Gate?
    let check: LintRule.Check
  }

  public init(options: LintOptions = LintOptions()) {
    self.options = options
    let wanted = RuleTable.all.enumerated().filter { options.only?.contains($0.element.id) ?? true }
      .map { Step(rule: $0.offset, gate: $0.element.gate, check: $0.element.check) }
    fileRules = wanted.filter { if case .files = $0.check { true } else { false } }
    pictureRules = wanted.filter { if case .pictures = $0.check { true } else { false } }
    treeRules = wanted.filter {
      switch $0.check {
      case .tree, .subject: true
      case .look, .files, .pictures, .reader, .batch: false
      }
    }
    lookRules = wanted.filter { if case .look = $0.check { true } else { false } }
  }

  /// Everything that the facts of one pass tell.
  public func check(_ subject: LintSubject) -> LintReport {
    var reporter = Reporter(rules: RuleTable.all)
    judgeFiles(subject, &reporter)
    judgeTree(subject, &reporter)
    return report(reporter.findings, given: subject.findings, subject)
  }

  /// What no row changes, judged once.
  public func prepare(_ subject: LintSubject) -> PreparedLint {
    var reporter = Reporter(rules: RuleTable.all)
    judgeFiles(subject, &reporter)
    var pictures: PreparedLint.Pictures?
    if let tree = subject.tree, tree.objectValue != nil {
      let appearance = Appearance(PassWalk.facts(of: tree))
      var reporter = Reporter(rules: RuleTable.all)
      judgePictures(subject, appearance, &reporter)
      pictures = (appearance, reporter.findings)
    }
    return PreparedLint(
      linter: self, template: subject, fileFindings: reporter.findings, pictures: pictures)
  }

  private func judgePictures(_ subject: LintSubject, _ appearance: Appearance, _ reporter: inout Reporter) {
    for step in pictureRules {
      guard case .pictures(let check) = step.check else { continue }
      reporter.begin(step.rule)
      check(subject, appearance, &reporter)
    }
  }

  func judgeFiles(_ subject: LintSubject, _ reporter: inout Reporter) {
    guard let files = subject.files else { return }
    if case .failure(let error)? = files.personalization { reporter.found(error.diagnostic) }
    for step in fileRules {
      guard case .files(let check) = step.check else { continue }
      reporter.begin(step.rule)
      check(files, &reporter)
    }
  }

  /// - Parameters:
  ///   - pictures: what has been found of the same images already, and in which appearance.
  ///   - isThorough: whether rules that lay the pass out run, too.
  func judgeTree(
    _ subject: LintSubject, _ reporter: inout Reporter, pictures: PreparedLint.Pictures? = nil,
    isThorough: Bool = true
  ) {
    guard let tree = subject.tree else { return }
    guard tree.objectValue != nil else {
      reporter.begin(RuleTable.rootNotObject)
      reporter.found(
        "pass.json is \(tree.kindName), not an object", at: .value(.root),
        hints: ["the file begins with '{' and ends with '}'"])
      return
    }
    let facts = PassWalk.facts(of: tree)
    let appearance = Appearance(facts)
    if let pictures, pictures.appearance == appearance {
      reporter.add(pictures.findings)
    } else {
      judgePictures(subject, appearance, &reporter)
    }
    let looks = isThorough ? look(at: subject, facts) : nil
    for step in treeRules {
      if let gate = step.gate, !facts.has(gate) { continue }
      reporter.begin(step.rule)
      switch step.check {
      case .tree(let check): check(facts, &reporter)
      case .subject(let check): check(subject, facts, &reporter)
      case .look, .files, .pictures, .reader, .batch: continue
      }
    }
    if let looks { reporter.add(looks.value) }
  }

  /// What rules find that lay the pass out: they take as long as all others together, and run beside them.
  private func look(at subject: LintSubject, _ facts: PassFacts) -> AheadOfUse<[Finding]> {
    let steps = lookRules.filter { $0.gate.map(facts.has) ?? true }
    let findings = AheadOfUse {
      var reporter = Reporter(rules: RuleTable.all)
      for step in steps {
        guard case .look(let check) = step.check else { continue }
        reporter.begin(step.rule)
        check(subject, facts, &reporter)
      }
      return reporter.findings
    }
    findings.begin()
    return findings
  }

  /// Superseding, options, places, order.
  func report(_ found: [Finding], given: [Diagnostic], _ subject: LintSubject) -> LintReport {
    if found.isEmpty && given.isEmpty { return LintReport(findings: []) }
    let readers = given.map {
      Finding(
        rule: $0.code, severity: $0.severity, message: $0.message,
        place: subject.place(of: $0.location), hints: $0.hints)
    }
    let kept = Superseding.mostSpecific(readers + found)
    var allowed: [String] = []
    var diagnostics: [Diagnostic] = []
    for finding in kept {
      guard let severity = options.severity(of: finding, allowed: &allowed) else { continue }
      diagnostics.append(
        Diagnostic(
          severity, finding.rule, finding.message, at: subject.location(of: finding.place),
          hints: finding.hints))
    }
    return LintReport(findings: diagnostics, allowed: allowed)
  }
}

extension LintOptions {
  /// The severity by the options, or nil for what is not told.
  func severity(of finding: Finding, allowed: inout [String]) -> Diagnostic.Severity? {
    if let only, !only.contains(finding.rule), RuleTable[finding.rule] != nil { return nil }
    switch finding.severity {
    case .error where self.allowed.contains(finding.rule) && RuleTable[finding.rule]?.mayBeAllowed == true:
      if !allowed.contains(finding.rule) { allowed.append(finding.rule) }
      return .warning
    case .error: return .error
    case .warning: return ignored.contains(finding.rule) ? nil : isStrict ? .error : .warning
    case .note: return ignored.contains(finding.rule) ? nil : .note
    }
  }
}
