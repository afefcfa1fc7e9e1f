/// What can be wrong in a template or in the values that it meets: the fact, without words or place.
///
/// `specificationText` gives JSON-e's own words, `words` ours.
public enum TemplateFault: Error, Sendable, Equatable {
  // MARK: Expressions that cannot be read

  /// A token that cannot stand where it stands. `expected` are JSON-e's names of tokens, sorted.
  case unexpectedToken(found: String, expected: [String])
  case unexpectedEnd
  case unterminatedInterpolation
  /// Something that begins no token. `rest` is what follows from there.
  case unexpectedInput(expression: String, rest: String)

  // MARK: Names and places in values

  case unknownName(String, nearest: String?)
  case noProperty(String, nearest: String?)
  case dotOnNoObject(property: String, found: String)
  case bracketsOnNoContainer(found: String)
  case keyIsNoText(found: String)
  case indexIsNoInteger(found: String)
  case indexOutOfBounds(index: String, count: Int)
  case sliceIsNoInteger
  case notCallable(shown: String)

  // MARK: Operators and functions

  /// `expected` is the specification's phrase: `number`, `numbers/strings`.
  case operands(symbol: String, expected: String, left: String, right: String)
  case unaryOperand(symbol: String, found: String)
  case membership(right: String)
  case divisionByZero
  case numberOutOfRange
  case arguments(function: String)
  case tooFewArguments(function: String, minimum: Int)
  case textIsNoNumber(String)
  case functionFailed(name: String, reason: String)

  // MARK: Texts

  case interpolatedContainer(expression: String, found: String)
  case offsetDoesNotParse(String)
  case momentDoesNotParse(String)
  case momentOutOfRange

  // MARK: Template operators

  case severalOperators([String])
  case reservedKey(String)
  case unknownProperties(operation: String, names: [String])
  case expressionIsNoText(operation: String, found: String)
  /// `expected` is the specification's phrase, such as `value must evaluate to an array`.
  case operand(operation: String, expected: OperandRule, found: String)
  case needsEach(operation: String)
  case needsThreeProperties
  case needsIn
  case severalBy
  case letKey(String)
  case eachIsNoText
  case mapOnObject(each: String, found: String)
  case severalSwitchConditions
  case unsortable
  case uncalledFunction
  case contextKey(String)

  // MARK: Limits

  case limit(Limit, Int)

  public enum Limit: String, Sendable, Equatable {
    case steps
    case elements
    case bytes
    case depth
  }

  /// What an operator asks of the value that it is given.
  public enum OperandRule: Sendable, Equatable {
    case array
    case arrayOrObject
    case arrayOfObjects
    case object
    case string
    /// `$match` and `$switch`, whose operand is looked at before it is rendered.
    case literalObject
    case sortable
  }
}
