public import PassData

/// A row whose values have their types: what a template sees.
public struct TypedRow: Sendable, Equatable {
  /// Every declared column, in the order of the schema (null where the row brings nothing and has no default), then the
  /// others.
  public let values: JSONObject

  /// Columns that came as text and have no schema, so that a place which they fill gives them their type.
  let untyped: Set<ByteString>

  public init(values: JSONObject) {
    self.values = values
    untyped = []
  }

  init(values: JSONObject, untyped: Set<ByteString>) {
    self.values = values
    self.untyped = untyped
  }
}
