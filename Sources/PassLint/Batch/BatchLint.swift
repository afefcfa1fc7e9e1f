public import PassData
import PassModel

/// What only all rows of a batch together show: one serial number twice, one token for many.
///
/// Fed row by row in order. Keeps 16 bytes or so per row, no texts: identities and tokens are told apart by a hash of 64
/// bits, whose chance of a false alarm among a million rows is one in thirty million. A caller with a memory of its own
/// asks ``Facts`` what to remember, and tells of what it has seen before.
public struct BatchLint: Sendable {
  private let options: LintOptions
  private var identities: [Int: SourceLocation.Line] = [:]
  private var tokens: [Int: SourceLocation.Line] = [:]
  private var sharing: (rows: Int, example: SourceLocation, first: Int)?

  public init(options: LintOptions = LintOptions()) { self.options = options }

  /// Takes one rendered pass.
  ///
  /// - Parameter location: where the row stands in its data file.
  /// - Returns: an error if an earlier row has the same identity.
  public mutating func add(_ tree: JSONValue, at location: SourceLocation) -> [Diagnostic] {
    let facts = Facts(tree)
    if let token = facts.token {
      if let first = Self.remember(token, at: location, in: &tokens) {
        noteSharedToken(at: location, firstSeenIn: first)
      }
    }
    guard let identity = facts.identity,
      let first = Self.remember(identity, at: location, in: &identities)
    else { return [] }
    return duplicate(at: location, firstSeenIn: first)
  }

  /// What a row that has the identity of an earlier one is told.
  package func duplicate(at location: SourceLocation, firstSeenIn line: Int) -> [Diagnostic] {
    told(
      .serialDuplicate, "the serial number stands in line \(line), too", at: location,
      hints: ["give every row its own"])
  }

  /// Counts a row that has the token of an earlier one.
  package mutating func noteSharedToken(at location: SourceLocation, firstSeenIn line: Int) {
    sharing = ((sharing?.rows ?? 1) + 1, sharing?.example ?? location, sharing?.first ?? line)
  }

  /// What is told once, after the last row.
  public func finish() -> [Diagnostic] {
    guard let sharing else { return [] }
    return told(
      .serviceTokenShared,
      "\(sharing.rows) rows share an authenticationToken, such as lines \(sharing.first) and "
        + "\(sharing.example.line ?? 0), so one member can fetch the pass of another", at: sharing.example,
      hints: ["derive one per pass with --token-secret and ${token(serial)}"])
  }

  private func told(_ rule: LintRule, _ message: String, at location: SourceLocation, hints: [String])
    -> [Diagnostic]
  {
    let finding = Finding(
      rule: rule.id, severity: rule.severity, message: message, place: .located(location), hints: hints)
    var allowed: [String] = []
    guard let severity = options.severity(of: finding, allowed: &allowed) else { return [] }
    return [Diagnostic(severity, rule.id, message, at: location, hints: hints)]
  }

  /// The line in which a text was first seen, or nil where it is new.
  private static func remember(
    _ text: String, at location: SourceLocation, in seen: inout [Int: SourceLocation.Line]
  ) -> Int? {
    var hasher = Hasher()
    hasher.combine(ByteString(text))
    let key = hasher.finalize()
    if let first = seen[key] { return Int(first.number) }
    seen[key] = SourceLocation.Line(location)
    return nil
  }
}

extension BatchLint {
  /// What of one pass is to be held against all others.
  package struct Facts: Sendable, Equatable {
    /// Type and serial number; nil where the pass lacks one, which other rules tell.
    package let identity: String?

    /// Nil where the pass has no service, for then its token opens nothing.
    package let token: String?

    package init(_ tree: JSONValue) {
      let type = tree["passTypeIdentifier"]?.stringValue
      let serial = tree["serialNumber"]?.stringValue
      identity = type.flatMap { type in serial.map { "\(type)\0\($0)" } }
      let token = tree["webServiceURL"] == nil ? nil : tree["authenticationToken"]?.stringValue
      self.token = token.flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}

extension SourceLocation {
  /// A line number in four bytes.
  fileprivate struct Line: Sendable {
    let number: Int32
    init(_ location: SourceLocation) { number = Int32(clamping: location.line ?? 0) }
  }
}
