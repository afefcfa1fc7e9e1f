extension TemplateFault {
  /// What people see: a stable code, a message, and what to type next.
  var words: Words {
    switch self {
    case .unexpectedToken, .unexpectedEnd, .unterminatedInterpolation, .unexpectedInput: syntaxWords
    case .unknownName, .noProperty, .dotOnNoObject, .bracketsOnNoContainer, .keyIsNoText, .indexIsNoInteger,
      .indexOutOfBounds, .sliceIsNoInteger, .notCallable:
      accessWords
    case .operands, .unaryOperand, .membership, .divisionByZero, .numberOutOfRange, .arguments,
      .tooFewArguments, .textIsNoNumber, .functionFailed:
      calculationWords
    case .interpolatedContainer, .offsetDoesNotParse, .momentDoesNotParse, .momentOutOfRange: textWords
    case .severalOperators, .reservedKey, .unknownProperties, .expressionIsNoText, .operand, .needsEach,
      .needsThreeProperties, .needsIn, .severalBy, .letKey, .eachIsNoText, .mapOnObject,
      .severalSwitchConditions, .unsortable, .uncalledFunction, .contextKey:
      operatorWords
    case .limit(let limit, let count): limitWords(limit, count)
    }
  }

  struct Words: Equatable {
    let code: String
    let message: String
    let hints: [String]

    init(_ code: String, _ message: String, _ hints: String...) {
      self.code = "template." + code
      self.message = message
      self.hints = hints
    }

    init(_ code: String, _ message: String, nearest: String?, or hint: String) {
      self.code = "template." + code
      self.message = message
      hints = [nearest.map { "did you mean '\($0)'?" } ?? hint]
    }
  }

  // MARK: Syntax

  private var syntaxWords: Words {
    switch self {
    case .unexpectedToken(let found, let expected): unexpectedWords(found, expected)
    case .unexpectedEnd:
      Words(
        "unexpected-end", "the expression ends too early",
        "complete it: an operand or a closing bracket is missing")
    case .unexpectedInput(_, let rest): unreadableWords(rest)
    default:
      Words(
        "unclosed-expression", "'${' is not closed",
        "add the closing '}', or write '$${' for a literal '${'")
    }
  }

  private func unexpectedWords(_ found: String, _ expected: [String]) -> Words {
    let message = "'\(found)' cannot stand here"
    if expected.contains("identifier"), expected.count == 1 {
      return Words(
        "unexpected-token", message, "after '.' comes a name; other keys are written [\"\(found)\"]")
    }
    if expected.count == 1, let only = expected.first {
      return Words("unexpected-token", message + "; '\(only)' is missing", "add '\(only)' before it")
    }
    if expected.contains("number") {
      return Words("unexpected-token", message + "; a value is missing before it", "put a value before it")
    }
    return Words(
      "unexpected-token", message + "; an operator or the end of the expression is missing before it",
      "put an operator such as '+' before it, or remove it")
  }

  private func unreadableWords(_ rest: String) -> Words {
    let first = String(rest.unicodeScalars.prefix(1))
    let message = "'\(first)' begins nothing that an expression can hold"
    return switch first {
    case "'", "\"":
      Words("unclosed-text", "the text that begins with \(first) is not closed", "add the closing \(first)")
    case "=": Words("unexpected-character", message, "compare with '=='")
    case "&": Words("unexpected-character", message, "'and' is written '&&'")
    case "|": Words("unexpected-character", message, "'or' is written '||'; there are no filters")
    case "%": Words("unexpected-character", message, "there is no remainder; divide and use floor()")
    case "?": Words("unexpected-character", message, "choose with {\"$if\": …, \"then\": …, \"else\": …}")
    case "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}":
      Words("unexpected-character", message, "texts are quoted with ' or \"")
    default: Words("unexpected-character", message, "remove it")
    }
  }

  // MARK: Names and access

  private var accessWords: Words {
    switch self {
    case .unknownName(let name, let nearest):
      Words(
        "unknown-name", "there is no '\(name)' among the row's names", nearest: nearest,
        or: "add a column '\(name)', or declare it under 'row' in template.json")
    case .noProperty(let name, let nearest):
      Words(
        "unknown-property", "the object has no '\(name)'", nearest: nearest,
        or: "write [\"\(name)\"] where it may be missing: that gives null")
    case .dotOnNoObject(let property, let found):
      Words(
        "not-an-object", "'.\(property)' needs an object before it, found \(found)",
        "'!' and '-' take only what follows at once: write !(a.b); a length is len(…)")
    case .bracketsOnNoContainer(let found):
      Words("not-indexable", "'[…]' needs an array, an object or a string before it, found \(found)")
    case .keyIsNoText(let found):
      Words(
        "key-not-string", "the key of an object is a string, found \(found)",
        "write str(…) inside the brackets")
    case .indexIsNoInteger(let found):
      Words("index-not-integer", "a position is a whole number, found \(found)")
    case .indexOutOfBounds(let index, let count):
      Words(
        "index-out-of-range", "there is no position \(index) among \(count)",
        "positions count from 0; -1 is the last")
    case .sliceIsNoInteger: Words("index-not-integer", "both ends of '[…:…]' are whole numbers")
    default:
      Words("not-a-function", "this value is called like a function, and is none")
    }
  }

  // MARK: Calculation

  private var calculationWords: Words {
    switch self {
    case .operands(let symbol, let expected, let left, let right): operandWords(symbol, expected, left, right)
    case .unaryOperand(let symbol, let found):
      Words(
        "operand-type", "'\(symbol)' needs a number, found \(found)", "number(…) makes a number of a string")
    case .membership(let right):
      ["an object", "a string"].contains(right)
        ? Words("operand-type", "'in' needs a string before it when \(right) follows")
        : Words("operand-type", "'in' needs an array, a string or an object after it, found \(right)")
    case .divisionByZero:
      Words("division-by-zero", "division by zero", "ask before: {\"$if\": \"count != 0\", …}")
    case .numberOutOfRange: Words("number-out-of-range", "the result is no number that JSON can hold")
    case .arguments(let name):
      Words(
        "arguments", "\(name)() cannot be called with these arguments",
        Self.signatures[name].map { "write \($0)" } ?? "see docs/template-language.md")
    case .tooFewArguments(let name, let minimum):
      Words("arguments", "\(name)() needs \(minimum == 1 ? "an argument" : "\(minimum) arguments")")
    case .textIsNoNumber: Words("not-a-number", "number() was given a text that is no number")
    case .functionFailed(let name, let reason): Words("function-failed", "\(name)() failed: \(reason)")
    default: Words("error", specification.message)
    }
  }

  private func operandWords(_ symbol: String, _ expected: String, _ left: String, _ right: String) -> Words {
    let found = "found \(left) and \(right)"
    switch (symbol, expected) {
    case ("+", _):
      return Words(
        "operand-type", "'+' adds two numbers or joins two strings, \(found)",
        "str(…) makes a string of a number, number(…) a number of a string")
    case (_, "number"):
      return Words(
        "operand-type", "'\(symbol)' needs two numbers, \(found)", "number(…) makes a number of a string")
    default:
      return Words(
        "operand-type", "'\(symbol)' compares two numbers or two strings, \(found)",
        "number(…) makes a number of a string")
    }
  }

  private static let signatures = [
    "sqrt": "sqrt(number)", "ceil": "ceil(number)", "floor": "floor(number)", "abs": "abs(number)",
    "min": "min(number, …)", "max": "max(number, …)", "lowercase": "lowercase(string)",
    "uppercase": "uppercase(string)", "strip": "strip(string)", "lstrip": "lstrip(string)",
    "rstrip": "rstrip(string)", "str": "str(value): a string, number, boolean or null",
    "number": "number(string)", "len": "len(string or array)",
    "range": "range(from, to) or range(from, to, step) with whole numbers, step not 0",
    "join": "join(array, string)", "split": "split(string, string)", "fromNow": "fromNow('2 days')",
    "typeof": "typeof(value)", "defined": "defined('name')", "token": "token(string)",
    "uuid": "uuid(string)",
  ]

  // MARK: Texts and times

  private var textWords: Words {
    switch self {
    case .interpolatedContainer(let expression, let found):
      Words(
        "text-of-container", "'${\(expression)}' is \(found), and a text cannot hold that",
        "take a part of it, join(…) it, or use {\"$eval\": …} in place of the text")
    case .offsetDoesNotParse:
      Words(
        "duration", "this is no distance in time",
        "write it like '3 days 2 hours', '-1 week', '30 min', from years down to seconds")
    case .momentDoesNotParse:
      Words("moment", "this is no moment by RFC 3339", "write it like '2026-05-01T19:30:00Z'")
    default: Words("moment-out-of-range", "the moment lies outside the years 1 to 9999")
    }
  }

  // MARK: Operators

  private var operatorWords: Words {
    switch self {
    case .severalOperators(let names):
      Words("several-operators", "one object holds \(Self.list(names))", "nest one of them inside the other")
    case .reservedKey(let key):
      Words(
        "reserved-key", "'\(key)' is no operator", nearest: NearestName.to(key, among: Self.operatorNames),
        or: "write '$\(key)' for a key that begins with a dollar")
    case .unknownProperties(let operation, let names): companionWords(operation, names)
    case .expressionIsNoText(let operation, let found):
      Words("expression-not-string", "the expression of '\(operation)' is a string, found \(found)")
    case .operand(let operation, let rule, let found):
      Words("operand-type", "'\(operation)' needs \(rule.words), found \(found)")
    case .needsEach(let operation):
      Words(
        "missing-each", "'\(operation)' needs one 'each(…)' beside it",
        operation == "$reduce" ? "add \"each(acc,x)\": …" : "add \"each(x)\": …")
    case .needsThreeProperties:
      Words("missing-each", "'$reduce' needs 'initial' and one 'each(acc,x)' beside it")
    case .needsIn:
      Words("missing-in", "'$let' needs 'in' beside it", "add \"in\": … with what uses the names")
    case .severalBy: Words("several-by", "'$sort' takes one 'by(…)'")
    case .letKey(let key):
      Words(
        "let-name", "'\(key)' cannot be a name in '$let'",
        "names have letters a to z, digits and '_', and begin with no digit")
    case .eachIsNoText:
      Words("expression-not-string", "'each(…)' of '$find' is an expression in a string")
    case .mapOnObject(let each, let found):
      Words("map-of-object", "over an object, '\(each)' makes an object for each member, found \(found)")
    case .severalSwitchConditions: Words("several-cases", "more than one condition of '$switch' holds")
    case .unsortable:
      Words(
        "unsortable", "'$sort' orders numbers or strings, all of one kind",
        "give the key: \"by(x)\": \"x.name\"")
    case .uncalledFunction: Words("uncalled-function", "a function is left in the result", "call it with (…)")
    case .contextKey(let key):
      Words(
        "context-name", "'\(key)' cannot be a name in expressions",
        "rename it, or reach it as row[\"\(key)\"]")
    default: Words("error", specification.message)
    }
  }

  private static let operatorNames = OperatorName.allCases.map(\.rawValue)

  private func companionWords(_ operation: String, _ names: [String]) -> Words {
    let allowed = OperatorName(rawValue: operation)?.companions ?? []
    let message = "'\(operation)' does not take \(Self.list(names)) beside it"
    if allowed.isEmpty { return Words("unknown-property", message, "it stands alone in its object") }
    let nearest = names.first.flatMap { NearestName.to($0, among: allowed) }
    return Words("unknown-property", message, nearest: nearest, or: "it takes \(Self.list(allowed))")
  }

  private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

  // MARK: Limits

  private func limitWords(_ limit: Limit, _ count: Int) -> Words {
    switch limit {
    case .steps: Words("too-many-steps", "rendering takes more than \(count) steps")
    case .elements: Words("too-many-elements", "rendering makes more than \(count) elements")
    case .bytes: Words("too-much-text", "rendering makes more than \(count) bytes of text")
    case .depth: Words("too-deep", "this nests deeper than \(count) levels")
    }
  }
}

extension TemplateFault.OperandRule {
  fileprivate var words: String {
    switch self {
    case .array: "an array"
    case .arrayOrObject: "an array or an object"
    case .arrayOfObjects: "an array of objects"
    case .object, .literalObject: "an object"
    case .string: "a string"
    case .sortable: "an array"
    }
  }
}
