import PassData
import PassModel

/// A value whose JSON type is not the one of its key.
struct Misfit: Sendable {
  let place: TreePlace
  let owner: SchemaObject
  let key: SchemaKey
  /// The type that was wanted there: of the key, or of the elements of its array.
  let wanted: SchemaType
  let isElement: Bool
  let found: JSONValue
}

/// A key that Apple's tables do not have in that dictionary.
struct UnknownKey: Sendable {
  let place: TreePlace
  let owner: SchemaObject
  let name: String
}

/// A required key that is absent.
struct MissingKey: Sendable {
  let node: Int32
  let owner: SchemaObject
  let key: SchemaKey
}

/// A value of the right type that breaks its key's rule.
struct Breach: Sendable {
  let place: TreePlace
  let owner: SchemaObject
  let key: SchemaKey
  let rule: SchemaRule
  let found: JSONValue
}

struct DateFact: Sendable {
  let place: TreePlace
  let owner: SchemaObject
  let name: String
  let text: String
  let reading: Result<PassDate, PassDateError>
}

struct ColorFact: Sendable {
  let place: TreePlace
  let name: String
  let text: String
  let color: PassColor?
}

struct TextFact: Sendable {
  let place: TreePlace
  let owner: SchemaObject
  let name: String
  let text: String
}

/// A text that should be one of a fixed set, and is not.
struct ChoiceFact: Sendable {
  let place: TreePlace
  let owner: SchemaObject
  let name: String
  let text: String
  let vocabulary: Vocabulary
}

/// A style dictionary. Its value may be of the wrong type; then the object is empty.
struct StyleFact: Sendable {
  let style: PassStyle
  let object: JSONObject
  let node: Int32
}

/// A dictionary that rules look at as a whole.
struct ObjectFact: Sendable {
  let kind: SchemaObject
  let value: JSONObject
  let node: Int32
  /// Whether it lies within upcomingPassInformation.
  let isUpcoming: Bool
}

/// One field of a style or of an upcoming pass.
struct FieldFact: Sendable {
  /// Nil for the fields of an upcoming pass.
  let style: PassStyle?
  let group: FieldGroup
  let index: Int
  let object: JSONObject
  let node: Int32
  let keys: KeySet

  subscript(key: String) -> JSONValue? { object[key] }

  /// Whether the field has any of some keys.
  func has(_ gate: Gate) -> Bool { keys.bits & gate.keys != 0 }
}
