public import PassData
import PassPattern

/// What one value of a row must be: the part of JSON Schema (2020-12) that `template.json` knows, and two words of ours.
public struct ValueSchema: Sendable {
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
    case like(Element)
  }

  /// A schema inside a schema.
  indirect enum Element: Sendable {
    case schema(ValueSchema)

    var schema: ValueSchema {
      switch self {
      case .schema(let schema): schema
      }
    }
  }

  public struct Property: Sendable {
    public let name: String
    public let schema: ValueSchema
  }

  /// Where it stands in `template.json`.
  let pointer: JSONPointer

  /// The kinds that are allowed; none means any.
  public internal(set) var kinds: [Kind] = []
  public internal(set) var title: String?
  public internal(set) var description: String?
  public internal(set) var format: Format?

  /// An IANA name, for date-times that bring no offset.
  public internal(set) var timezone: String?

  /// Whether no two rows of a batch may have the same value.
  public internal(set) var isUnique = false

  /// What stands for a value that a row does not bring.
  public internal(set) var defaultValue: JSONValue?
  public internal(set) var examples: [JSONValue] = []

  /// Of an object, in the author's order.
  public internal(set) var properties: [Property] = []
  var required: Set<ByteString> = []
  var others = Others.allowed

  var allowed: [JSONValue]?
  var constant: JSONValue?
  var pattern: Pattern?
  var minimumLength: Int?
  var maximumLength: Int?
  var bounds: [Bound] = []
  var divisor: JSONNumber?
  var items: Element?

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

  init(at pointer: JSONPointer) { self.pointer = pointer }

  func property(_ name: String) -> ValueSchema? {
    properties.first { $0.name.hasSameBytes(as: name) }?.schema
  }

  func requires(_ name: String) -> Bool { required.contains(ByteString(name)) }
}
