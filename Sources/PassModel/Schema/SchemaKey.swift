/// One key of pass.json: a row of the table from which checks, `docs/keys.md`, the JSON Schema and "did you mean"
/// all come. A new key of Apple's is one more row.
///
/// A class, though a value in spirit: a walk over a pass hands rows around by the hundred, and copying a reference is all
/// that it should cost.
public final class SchemaKey: Sendable {
  public let name: String
  public let type: SchemaType
  public let need: Need
  public let since: OSVersion
  /// What the key is for, for people.
  public let about: String
  public let styles: StyleSet
  public let rule: SchemaRule?
  public let deprecated: OSVersion?
  public let source: Evidence

  public enum Need: Sendable {
    case required
    case optional
  }

  init(
    _ name: String, _ type: SchemaType, _ need: Need, _ since: OSVersion, _ about: String,
    styles: StyleSet = .all, rule: SchemaRule? = nil, deprecated: OSVersion? = nil,
    source: Evidence = .apple
  ) {
    self.name = name
    self.type = type
    self.need = need
    self.since = since
    self.about = about
    self.styles = styles
    self.rule = rule
    self.deprecated = deprecated
    self.source = source
  }

  /// A row of a key that may be absent.
  convenience init(
    _ name: String, _ type: SchemaType, _ since: OSVersion, _ about: String, styles: StyleSet = .all,
    rule: SchemaRule? = nil, deprecated: OSVersion? = nil, source: Evidence = .apple
  ) {
    self.init(
      name, type, .optional, since, about, styles: styles, rule: rule, deprecated: deprecated, source: source)
  }

  public var isRequired: Bool { need == .required }
}

/// What a value must be beyond its type.
public enum SchemaRule: Sendable {
  case exactly(Int)
  case range(ClosedRange<Double>)
  case atLeast(Double)
  case notEmpty
  case minimumLength(Int)
  case maximumBytes(Int)
  case maximumCount(Int)

  /// For the tables of `docs/keys.md`.
  public var words: String {
    switch self {
    case .exactly(let value): "always \(value)"
    case .range(let range): "\(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
    case .atLeast(let bound): "at least \(Self.short(bound))"
    case .notEmpty: "not empty"
    case .minimumLength(let count): "at least \(count) characters"
    case .maximumBytes(let count): "at most \(count) bytes"
    case .maximumCount(let count): "at most \(count)"
    }
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
