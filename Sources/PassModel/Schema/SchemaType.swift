/// What the value of a key must be.
public indirect enum SchemaType: Sendable {
  /// A string that is never looked up in `pass.strings`.
  case text
  /// A string that may be a key of `pass.strings`.
  case localizable
  /// A date and a time with its zone, as ``PassDate`` reads it.
  case date
  /// A colour, as ``PassColor`` reads it.
  case color
  case url
  /// The name of a time zone: `Europe/Berlin`.
  case zone
  case number
  /// A number without a fraction.
  case integer
  case boolean
  /// A string or a number: the value of a field.
  case fieldValue
  /// One string out of a fixed set.
  case choice(Vocabulary)
  case object(SchemaObject)
  case array(SchemaType)
  /// Any object; nothing in it is judged.
  case anyObject

  /// What a message asks for: `a string`.
  public var words: String {
    switch self {
    case .text, .localizable, .choice: "a string"
    case .date: "a string that holds a date"
    case .color: "a string that holds a colour"
    case .url: "a string that holds a URL"
    case .zone: "a string that names a time zone"
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .fieldValue: "a string or a number"
    case .object, .anyObject: "an object"
    case .array: "an array"
    }
  }
}
