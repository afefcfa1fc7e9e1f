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

  private func limitWords(_ limit: Limit, _ count: Int) -> Words {
    switch limit {
    case .steps: Words("too-many-steps", "rendering takes more than \(count) steps")
    case .elements: Words("too-many-elements", "rendering makes more than \(count) elements")
    case .bytes: Words("too-much-text", "rendering makes more than \(count) bytes of text")
    case .depth: Words("too-deep", "this nests deeper than \(count) levels")
    }
  }
}
