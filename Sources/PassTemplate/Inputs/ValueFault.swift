public import PassData

/// What is wrong with one value of a row. It never holds the value, so that reports can be shown around.
public struct ValueFault: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    case missing(nearest: String?)
    case unknownColumn(nearest: String?)
    case missingColumn(nearest: String?)
    case wrongKind(expected: [ValueSchema.Kind], found: String)
    /// A cell whose text is no value of that kind.
    case unreadableCell(ValueSchema.Kind, isEmptyOfText: Bool)
    case notAllowed([JSONValue])
    case notTheConstant
    case tooShort(minimum: Int)
    case tooLong(maximum: Int)
    case outOfBounds(rule: String, limit: String)
    case notMultiple(of: String)
    case patternNotFound(String)
    case patternGaveUp
    case format(ValueSchema.Format, reason: String, hint: String)
    case noZone
    case hourNever(zone: String, before: String, after: String)
    case hourTwice(zone: String, first: String, second: String)
    /// An offset with seconds, as zones had before about 1900.
    case offsetWithSeconds(zone: String)
    case notUnique(firstLine: Int)
    /// A value that cannot take the kind of the value it replaces.
    case unfitForPlace(expected: String)
    case nestsTooDeep
  }

  public let column: String

  /// Where in the column's value, for arrays and objects.
  public let pointer: JSONPointer
  public let reason: Reason

  public init(_ column: String, _ reason: Reason, at pointer: JSONPointer = .root) {
    self.column = column
    self.pointer = pointer
    self.reason = reason
  }

  /// The fault as a diagnostic at a place of the data file.
  public func diagnostic(at location: SourceLocation? = nil) -> Diagnostic {
    Diagnostic(.error, code, sentence, at: location, hints: hints)
  }
}

/// All that is wrong with one row.
public struct ValueFaults: DiagnosableError, Equatable {
  public let faults: [ValueFault]

  public init(_ faults: [ValueFault]) { self.faults = faults }

  public var diagnostic: Diagnostic {
    faults.first?.diagnostic() ?? Diagnostic(.error, "row.refused", "the row is refused")
  }

  public var diagnostics: [Diagnostic] { faults.map { $0.diagnostic() } }
}
