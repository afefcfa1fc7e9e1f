import PassData

extension Evaluator {
  mutating func call(_ builtin: Builtin, _ arguments: [Value]) throws(TemplateFault) -> Value {
    switch builtin {
    case .min, .max, .sqrt, .ceil, .floor, .abs: try calculate(builtin, arguments)
    case .lowercase, .uppercase, .strip, .lstrip, .rstrip: try transform(builtin, arguments)
    case .str: .text(try textForm(of: arguments))
    case .number: .number(try number(from: arguments))
    case .len: .number(JSONNumber(try length(of: arguments)))
    case .range: try range(arguments)
    case .join: try join(arguments)
    case .split: try split(arguments)
    case .fromNow: .text(try fromNow(arguments))
    case .typeof: .text(try kind(of: arguments))
    case .defined: .bool(isDefined(try Self.onlyText(builtin, arguments)))
    }
  }

  // MARK: Numbers

  private func calculate(_ builtin: Builtin, _ arguments: [Value]) throws(TemplateFault) -> Value {
    let numbers = arguments.compactMap(\.numberValue)
    if builtin == .min || builtin == .max {
      guard !arguments.isEmpty else { throw .tooFewArguments(function: builtin.rawValue, minimum: 1) }
    } else if arguments.count != 1 {
      throw .arguments(function: builtin.rawValue)
    }
    guard numbers.count == arguments.count, let first = numbers.first else {
      throw .arguments(function: builtin.rawValue)
    }
    switch builtin {
    case .min: return .number(numbers.reduce(first) { $1.compare(to: $0) < 0 ? $1 : $0 })
    case .max: return .number(numbers.reduce(first) { $1.compare(to: $0) > 0 ? $1 : $0 })
    case .abs: return .number(first.compare(to: JSONNumber(0)) < 0 ? try Arithmetic.negated(first) : first)
    case .ceil: return .number(try rounded(first, .up))
    case .floor: return .number(try rounded(first, .down))
    default:
      guard first.compare(to: JSONNumber(0)) >= 0 else { throw .numberOutOfRange }
      return .number(try Arithmetic.number(try Arithmetic.double(first).squareRoot()))
    }
  }

  private func rounded(_ number: JSONNumber, _ rule: FloatingPointRoundingRule) throws(TemplateFault)
    -> JSONNumber
  {
    if number.isInteger, let whole = number.int64 { return JSONNumber(whole) }
    let value = try Arithmetic.double(number).rounded(rule)
    if let whole = Int64(exactly: value) { return JSONNumber(whole) }
    return try Arithmetic.number(value)
  }

  private func number(from arguments: [Value]) throws(TemplateFault) -> JSONNumber {
    guard !arguments.isEmpty else { throw .tooFewArguments(function: "number", minimum: 1) }
    let text = try Self.onlyText(.number, arguments)
    guard let number = NumberText.number(in: text) else { throw .textIsNoNumber(text) }
    return number
  }

  private mutating func range(_ arguments: [Value]) throws(TemplateFault) -> Value {
    let numbers = arguments.compactMap { $0.numberValue?.int64 }
    guard (2...3).contains(arguments.count), numbers.count == arguments.count else {
      throw .arguments(function: "range")
    }
    let step = numbers.count == 3 ? numbers[2] : 1
    guard step != 0 else { throw .arguments(function: "range") }
    var builder = ArrayBuilder()
    var next = numbers[0]
    while step > 0 ? next < numbers[1] : next > numbers[1] {
      try budget.make(elements: 1)
      builder.append(.number(JSONNumber(next)))
      let (sum, overflow) = next.addingReportingOverflow(step)
      if overflow { break }
      next = sum
    }
    return builder.finished()
  }

  // MARK: Text

  static func onlyText(_ builtin: Builtin, _ arguments: [Value]) throws(TemplateFault) -> String {
    guard arguments.count == 1, let text = arguments[0].stringValue else {
      throw .arguments(function: builtin.rawValue)
    }
    return text
  }

  private mutating func transform(_ builtin: Builtin, _ arguments: [Value]) throws(TemplateFault) -> Value {
    let text = try Self.onlyText(builtin, arguments)
    try budget.make(bytes: text.utf8.count)
    let scalars = text.unicodeScalars[...]
    switch builtin {
    case .lowercase: return .text(LetterCase.lowercase(text))
    case .uppercase: return .text(LetterCase.uppercase(text))
    case .lstrip: return .text(String(WhiteSpace.trimmingStart(scalars)))
    case .rstrip: return .text(String(WhiteSpace.trimmingEnd(scalars)))
    default: return .text(WhiteSpace.trimming(text))
    }
  }

  private func textForm(of arguments: [Value]) throws(TemplateFault) -> String {
    guard arguments.count == 1, let text = arguments[0].textForm else { throw .arguments(function: "str") }
    return text
  }

  private mutating func length(of arguments: [Value]) throws(TemplateFault) -> Int {
    guard arguments.count == 1 else { throw .arguments(function: "len") }
    if let text = arguments[0].stringValue {
      try budget.look(atBytes: text.utf8.count)
      return text.unicodeScalars.count
    }
    guard let elements = Elements(arguments[0]) else { throw .arguments(function: "len") }
    return elements.count
  }

  private mutating func join(_ arguments: [Value]) throws(TemplateFault) -> Value {
    guard arguments.count == 2, let elements = Elements(arguments[0]),
      let separator = Self.textOrNumber(arguments[1])
    else { throw .arguments(function: "join") }
    var result = ""
    for (position, element) in elements.enumerated() {
      guard let text = element.textForm else { throw .arguments(function: "join") }
      try budget.step()
      try budget.make(bytes: text.utf8.count + separator.utf8.count)
      if position > 0 { result += separator }
      result += text
    }
    return .text(result)
  }

  /// An empty separator splits into Unicode scalars.
  private mutating func split(_ arguments: [Value]) throws(TemplateFault) -> Value {
    guard arguments.count == 2, let text = arguments[0].stringValue,
      let separator = Self.textOrNumber(arguments[1])
    else { throw .arguments(function: "split") }
    try budget.make(bytes: text.utf8.count + separator.utf8.count)
    var builder = ArrayBuilder()
    if separator.isEmpty {
      for scalar in text.unicodeScalars {
        try budget.make(elements: 1)
        builder.append(.text(String(scalar)))
      }
      return builder.finished()
    }
    let bytes = Array(text.utf8)
    let search = TextSearch(for: separator)
    var start = 0
    while true {
      let end = search.firstMatch(in: bytes, from: start)
      try budget.make(elements: 1)
      builder.append(.text(String(decoding: bytes[start..<(end ?? bytes.count)], as: UTF8.self)))
      guard let end else { return builder.finished() }
      start = end + separator.utf8.count
    }
  }

  private static func textOrNumber(_ value: Value) -> String? { value.stringValue ?? value.numberValue?.text }

  // MARK: Others

  private func kind(of arguments: [Value]) throws(TemplateFault) -> String {
    guard arguments.count == 1 else { throw .arguments(function: "typeof") }
    return switch arguments[0].content {
    case .data(.null): "null"
    case .data(.bool): "boolean"
    case .data(.number): "number"
    case .data(.string): "string"
    case .data(.array), .array: "array"
    case .data(.object), .object: "object"
    case .function: "function"
    }
  }

  private func fromNow(_ arguments: [Value]) throws(TemplateFault) -> String {
    guard !arguments.isEmpty else { throw .tooFewArguments(function: "fromNow", minimum: 1) }
    let texts = arguments.compactMap(\.stringValue)
    guard texts.count == arguments.count, texts.count <= 2 else { throw .arguments(function: "fromNow") }
    let reference = texts.count == 2 && !texts[1].isEmpty ? Value.text(texts[1]) : nil
    return try moment(texts[0], from: reference)
  }

  /// A moment some time before or after another: after `reference`, else after what `now` says.
  func moment(_ offset: String, from reference: Value?) throws(TemplateFault) -> String {
    let offset = try RelativeTime(parsing: offset)
    let now = Expression.Name(text: "now", builtin: nil, offset: self.offset)
    let reference: Value = if let reference { reference } else { try value(of: now) }
    if case .data(.null) = reference.content { return try offset.applied(to: context.clock).rfc3339 }
    guard let text = reference.stringValue else { throw .momentDoesNotParse(reference.kindName) }
    return try offset.applied(to: try RelativeTime.moment(text)).rfc3339
  }
}
