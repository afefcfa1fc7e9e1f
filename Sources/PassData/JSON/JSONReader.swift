/// A strict reader of JSON texts by RFC 8259.
public struct JSONReader: Sendable {
  public struct Limits: Sendable {
    /// How deep arrays and objects may nest.
    public var depth = 200
    /// How many bytes a text may have.
    public var bytes = 64 << 20
    public init() {}
  }
  public static func read(_ bytes: [UInt8], file: String = "<memory>", limits: Limits = Limits())
    throws(JSONError)
    -> JSONDocument
  { throw JSONError.notYet }
}

public enum JSONError: DiagnosableError, Equatable {
  case notYet
  public var diagnostic: Diagnostic { Diagnostic(.error, "json.invalid", "not yet") }
}
