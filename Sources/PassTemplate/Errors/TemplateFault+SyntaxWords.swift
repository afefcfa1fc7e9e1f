/// Expressions that cannot be read.
extension TemplateFault {
  var syntaxWords: Words {
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
}
