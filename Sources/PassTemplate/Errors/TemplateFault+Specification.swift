extension TemplateFault {
  /// JSON-e's own text of the fault, without the place: the class of error, and the message.
  ///
  /// What the specification leaves open is worded as the reference implementation does, or in its style.
  var specification: (kind: String, message: String) {
    switch self {
    case .unexpectedToken(let found, let expected):
      ("SyntaxError", "Found: \(found) token, expected one of: \(expected.joined(separator: ", "))")
    case .unexpectedEnd: ("SyntaxError", "Unexpected end of input")
    case .unterminatedInterpolation: ("SyntaxError", "unterminated ${..} expression")
    case .unexpectedInput(let expression, let rest):
      ("SyntaxError", "Unexpected input for '\(expression)' at '\(rest)'")
    case .arguments(let function): ("BuiltinError", "invalid arguments to builtin: \(function)")
    case .tooFewArguments(let function, let minimum):
      ("BuiltinError", "invalid arguments to builtin: \(function): expected at least \(minimum) arguments")
    case .textIsNoNumber(let text): ("BuiltinError", "could not convert string to number: '\(text)'")
    case .functionFailed(let name, let reason): ("BuiltinError", "\(name): \(reason)")
    default: interpreterText.map { ("InterpreterError", $0) } ?? ("TemplateError", templateText)
    }
  }

  private var interpreterText: String? {
    switch self {
    case .unknownName(let name, _): "unknown context value \(name)"
    case .noProperty(let name, _): "object has no property \"\(name)\""
    case .dotOnNoObject: "infix: . expects objects"
    case .bracketsOnNoContainer: "infix: \"[..]\" expects object, array, or string"
    case .keyIsNoText: "object keys must be strings"
    case .indexIsNoInteger: "should only use integers to access arrays or strings"
    case .indexOutOfBounds: "index out of bounds"
    case .sliceIsNoInteger: "cannot perform interval access with non-integers"
    case .notCallable(let shown): "\(shown) is not callable"
    case .operands(let symbol, let expected, _, _):
      "infix: \(symbol) expects \(expected) \(symbol) \(expected)"
    case .unaryOperand(let symbol, _): "unary \(symbol) expects number"
    case .membership(let right): membershipText(right)
    case .divisionByZero: "division by zero"
    case .numberOutOfRange: "number out of range"
    default: nil
    }
  }

  private func membershipText(_ right: String) -> String {
    switch right {
    case "an object": "infix: in-object expects string on left side in-object string on left side"
    case "a string": "infix: in-string expects string on left side in-string string on left side"
    default:
      "infix: in expects Array, string, or object on right side in Array, string, or object on right side"
    }
  }

  private var templateText: String {
    switch self {
    case .interpolatedContainer(let expression, _):
      "interpolation of '\(expression)' produced an array or object"
    case .offsetDoesNotParse(let text): "offset string: '\(text)' does not parse"
    case .momentDoesNotParse(let text): "time data '\(text)' does not match format '%Y-%m-%dT%H:%M:%S.%fZ'"
    case .momentOutOfRange: "date value out of range"
    case .severalOperators: "only one operator allowed"
    case .reservedKey: "$<identifier> is reserved; use $$<identifier>"
    case .unknownProperties(let operation, let names):
      "\(operation) has undefined properties: \(names.joined(separator: " "))"
    case .expressionIsNoText(let operation, _): expressionText(operation)
    case .operand(let operation, let rule, _): operandText(operation, rule)
    case .needsEach("$reduce"): "$reduce requires each(..)"
    case .needsEach(let operation): "\(operation) requires exactly one other property, each(..)"
    case .needsThreeProperties: "$reduce must have exactly three properties"
    case .needsIn: "$let operator requires an `in` clause"
    case .severalBy: "only one by(..) is allowed"
    case .letKey: "top level keys of $let must follow /[a-zA-Z_][a-zA-Z0-9_]*/"
    case .eachIsNoText: "each can evaluate string expressions only"
    case .mapOnObject(let each, _): "$map on objects expects \(each) to evaluate to an object"
    case .severalSwitchConditions: "$switch can only have one truthy condition"
    case .unsortable: "$sorted values to be sorted must have the same type"
    case .uncalledFunction: "evaluated template contained uncalled functions"
    case .contextKey: "top level keys of context must follow /[a-zA-Z_][a-zA-Z0-9_]*/"
    case .limit(let limit, let count): "template needs more than \(count) \(limit.rawValue)"
    default: ""
    }
  }

  private func expressionText(_ operation: String) -> String {
    operation == "$eval"
      ? "$eval must be given a string expression" : "\(operation) can evaluate string expressions only"
  }

  private func operandText(_ operation: String, _ rule: OperandRule) -> String {
    switch rule {
    case .array where operation == "$reverse": "$reverse value must evaluate to an array of objects"
    case .array: "\(operation) value must evaluate to an array"
    case .arrayOrObject: "\(operation) value must evaluate to an array or object"
    case .arrayOfObjects: "\(operation) value must evaluate to an array of objects"
    case .object: "\(operation) value must be an object"
    case .string: "\(operation) expects a string"
    case .literalObject: "\(operation) can evaluate objects only"
    case .sortable: "$sorted values to be sorted must have the same type"
    }
  }
}
