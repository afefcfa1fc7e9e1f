public import PassData
import PassModel

/// What only all rows of a batch together show: one serial number twice, one token for many.
///
/// Fed row by row in order. Keeps 16 bytes or so per row, no texts: identities and tokens are told apart by a hash of 64
/// bits, whose chance of a false alarm among a million rows is one in thirty million.
public struct BatchLint: Sendable {
  private let options: LintOptions
  private var identities: [Int: SourceLocation.Line] = [:]
  private var tokens: [Int: SourceLocation.Line] = [:]
  private var sharing: (rows: Int, example: SourceLocation, first: SourceLocation.Line)?

  public init(options: LintOptions = LintOptions()) { self.options = options }

  /// Takes one rendered pass.
  ///
  /// - Parameter location: where the row stands in its data file.
  /// - Returns: an error if an earlier row has the same identity.
  public mutating func add(_ tree: JSONValue, at location: SourceLocation) -> [Diagnostic] {
    noteToken(of: tree, at: location)
    guard let type = tree["passTypeIdentifier"]?.stringValue, let serial = tree["serialNumber"]?.stringValue
    else { return [] }
    let key = Self.key(type, serial)
    guard let first = identities[key] else {
      identities[key] = SourceLocation.Line(location)
      return []
    }
    return told(
      .serialDuplicate, "the serial number stands in line \(first.number), too", at: location,
      hints: ["give every row its own"])
  }

  private mutating func noteToken(of tree: JSONValue, at location: SourceLocation) {
    guard tree["webServiceURL"] != nil, let token = tree["authenticationToken"]?.stringValue, !token.isEmpty
    else { return }
    let key = Self.key(token, "")
    guard let first = tokens[key] else {
      tokens[key] = SourceLocation.Line(location)
      return
    }
    sharing = ((sharing?.rows ?? 1) + 1, sharing?.example ?? location, sharing?.first ?? first)
  }

  /// What is told once, after the last row.
  public func finish() -> [Diagnostic] {
    guard let sharing else { return [] }
    return told(
      .serviceTokenShared,
      "\(sharing.rows) rows share an authenticationToken, such as lines \(sharing.first.number) and "
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

  private static func key(_ first: String, _ second: String) -> Int {
    var hasher = Hasher()
    hasher.combine(ByteString(first))
    hasher.combine(ByteString(second))
    return hasher.finalize()
  }
}

extension SourceLocation {
  /// A line number in four bytes.
  fileprivate struct Line: Sendable {
    let number: Int32
    init(_ location: SourceLocation) { number = Int32(clamping: location.line ?? 0) }
  }
}
