public import PassData
import PassPattern

/// What one value of a row must be: the part of JSON Schema (2020-12) that `template.json` knows, and two words of ours.
///
/// A reference, because it is large, never changes, and is handed around for every value of every row.
public final class ValueSchema: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case null
    case boolean
    case number
    case integer
    case string
    case array
    case object
  }

  public enum Format: String, Sendable, CaseIterable {
    case date
    case dateTime = "date-time"
    case uri
    case email
    case uuid
  }

  /// What members of an object may be that ``properties`` does not name.
  enum Others: Sendable {
    case allowed
    case refused
    case like(ValueSchema)
  }

  public struct Property: Sendable {
    public let name: String
    public let schema: ValueSchema
  }

  let facts: Facts

  init(_ facts: Facts) { self.facts = facts }

  /// The kinds that are allowed; none means any.
  public var kinds: [Kind] { facts.kinds }
  public var title: String? { facts.title }
  public var description: String? { facts.description }
  public var format: Format? { facts.format }

  /// An IANA name, for date-times that bring no offset.
  public var timezone: String? { facts.timezone }

  /// Whether no two rows of a batch may have the same value.
  public var isUnique: Bool { facts.isUnique }

  /// What stands for a value that a row does not bring.
  public var defaultValue: JSONValue? { facts.defaultValue }
  public var examples: [JSONValue] { facts.examples }

  /// Of an object, in the author's order.
  public var properties: [Property] { facts.properties }

  /// Where it stands in `template.json`.
  var pointer: JSONPointer { facts.pointer }

  func property(_ name: String) -> ValueSchema? {
    for property in facts.properties where property.name.hasSameBytes(as: name) { return property.schema }
    return nil
  }

  func requires(_ name: String) -> Bool { facts.required.contains(ByteString(name)) }

  /// What its keywords say.
  struct Facts: Sendable {
    let pointer: JSONPointer
    var kinds: [Kind] = []
    var title: String?
    var description: String?
    var format: Format?
    var timezone: String?
    var isUnique = false
    var defaultValue: JSONValue?
    var examples: [JSONValue] = []
    var properties: [Property] = []
    var required: Set<ByteString> = []
    var others = Others.allowed
    var allowed: [JSONValue]?
    var constant: JSONValue?
    var pattern: Pattern?
    var minimumLength: Int?
    var maximumLength: Int?
    var bounds: [Bound] = []
    var divisor: JSONNumber?
    var items: ValueSchema?

    init(at pointer: JSONPointer) { self.pointer = pointer }
  }

  struct Bound: Sendable {
    enum Rule: String, Sendable, CaseIterable {
      case minimum
      case maximum
      case exclusiveMinimum
      case exclusiveMaximum
    }
    let rule: Rule
    let limit: JSONNumber

    func holds(for number: JSONNumber) -> Bool {
      let order = number.compare(to: limit)
      return switch rule {
      case .minimum: order >= 0
      case .maximum: order <= 0
      case .exclusiveMinimum: order > 0
      case .exclusiveMaximum: order < 0
      }
    }
  }
}
