import PassData

extension ValueFault {
  /// A stable name for the rule that is broken.
  public var code: String {
    switch reason {
    case .missing: "row.missing-value"
    case .unknownColumn: "row.unknown-column"
    case .missingColumn: "row.missing-column"
    case .wrongKind, .unreadableCell, .unfitForPlace: "row.wrong-type"
    case .notAllowed, .notTheConstant: "row.not-allowed"
    case .tooShort: "row.too-short"
    case .tooLong: "row.too-long"
    case .outOfBounds: "row.out-of-bounds"
    case .notMultiple: "row.not-multiple"
    case .patternNotFound: "row.pattern"
    case .patternGaveUp: "row.pattern-limit"
    case .format: "row.format"
    case .noZone: "row.no-timezone"
    case .hourNever, .hourTwice, .offsetWithSeconds: "row.local-time"
    case .notUnique: "row.not-unique"
    case .nestsTooDeep: "row.too-deep"
    }
  }

  /// One sentence that names the column and the rule.
  public var sentence: String {
    let place = pointer.tokens.isEmpty ? "" : " at \(pointer)"
    switch reason {
    case .unknownColumn: return "column '\(column)' is not declared"
    case .missingColumn: return "column '\(column)' is required and not there"
    case .missing: return "column '\(column)'\(place) is empty and has no default"
    default: return "column '\(column)'\(place) \(predicate)"
    }
  }

  private var predicate: String {
    switch reason {
    case .wrongKind(let expected, let found): "is \(Self.list(expected.map(\.words))), found \(found)"
    case .unreadableCell(let kind, _): "is \(kind.words), found a text that is none"
    case .notAllowed(let values): "is none of its \(values.count) allowed values"
    case .notTheConstant: "is not the one allowed value"
    case .tooShort(let minimum): "is shorter than \(minimum) character\(minimum == 1 ? "" : "s")"
    case .tooLong(let maximum): "is longer than \(maximum) character\(maximum == 1 ? "" : "s")"
    case .outOfBounds(let rule, let limit): "breaks the bound \(rule) \(limit)"
    case .notMultiple(let divisor): "is no multiple of \(divisor)"
    case .patternNotFound(let pattern): "does not match '\(pattern)'"
    case .patternGaveUp: "takes too many steps to match against its pattern"
    case .format(let format, let reason, _): "is no \(format.rawValue): it \(reason)"
    case .noZone: "is a time without a zone"
    case .hourNever(let zone, _, _): "names an hour that does not exist in \(zone): clocks go forward over it"
    case .hourTwice(let zone, _, _): "names an hour that happens twice in \(zone): clocks go back over it"
    case .offsetWithSeconds(let zone): "lies before \(zone) had a whole number of minutes to UTC"
    case .notUnique(let line): "has a value that line \(line) has already"
    case .unfitForPlace(let expected): "fills a place that holds \(expected), found a text that is none"
    case .nestsTooDeep: "nests too deep"
    case .missing, .unknownColumn, .missingColumn: ""
    }
  }

  /// What to type or change.
  public var hints: [String] {
    switch reason {
    case .missing(let nearest), .missingColumn(let nearest), .unknownColumn(let nearest):
      nearest.map { ["did you mean '\($0)'?"] } ?? []
    case .notAllowed(let values): [Self.choice(of: values)]
    case .unreadableCell(let kind, let isEmptyOfText):
      isEmptyOfText ? ["leave the cell empty for no value"] : kind.cellHint.map { [$0] } ?? []
    case .format(_, _, let hint): hint.isEmpty ? [] : [hint]
    case .noZone:
      ["append 'Z' or an offset such as '+02:00', give the column a 'timezone', or pass --timezone ZONE"]
    case .hourNever(_, let before, let after): ["append the offset that is meant: '\(before)' or '\(after)'"]
    case .hourTwice(_, let first, let second):
      ["append '\(first)' for the first time or '\(second)' for the second"]
    case .offsetWithSeconds: ["append an offset"]
    case .patternGaveUp: ["repeat no group that repeats itself, as in '(a+)+'"]
    default: []
    }
  }

  /// `write "coffee", "tea" or "water"`, of many the first ones.
  private static func choice(of values: [JSONValue]) -> String {
    let shown = values.prefix(8).map { String(decoding: JSONWriter.write($0), as: UTF8.self) }
    return "write "
      + (values.count > shown.count ? shown.joined(separator: ", ") + ", …" : list(shown))
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "a value" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension ValueSchema.Kind {
  /// In JSON's words, with an article.
  var words: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .integer: "a whole number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  fileprivate var cellHint: String? {
    switch self {
    case .number, .integer: "write it as JSON does: '-12.5', no leading zeros, no '+', a point and no comma"
    case .boolean: "write 'true' or 'false', 'yes' or 'no', '1' or '0'"
    case .array: "write it as JSON: '[\"a\", \"b\"]'"
    case .object: "write it as JSON: '{\"a\": 1}'"
    case .null, .string: nil
    }
  }
}
