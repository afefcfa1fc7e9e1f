/// Values that are not what an expression needs.
extension TemplateFault {
  var accessWords: Words {
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

  var calculationWords: Words {
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

  var textWords: Words {
    switch self {
    case .interpolatedContainer(let expression, "a function"):
      Words(
        "text-of-container", "'${\(expression)}' is a function, and a text cannot hold that",
        "write ${row['\(expression)']} for the column of that name, or ${\(expression)(…)} for what it gives")
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
}
