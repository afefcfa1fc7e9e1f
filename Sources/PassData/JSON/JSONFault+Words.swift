extension JSONFault {
  /// The dotted code; never changes its meaning.
  public var code: String {
    switch self {
    case .trailingComma: "json.trailing-comma"
    case .comment: "json.comment"
    case .controlCharacter: "json.control-char"
    case .otherEncoding, .invalidUTF8: "json.not-utf8"
    case .duplicateKey: "json.duplicate-key"
    default: "json.invalid"
    }
  }

  var message: String {
    switch self {
    case .empty: "the text is empty; a JSON value is needed"
    case .textAfterValue: "something stands after the end of the JSON value"
    case .tooLarge(let limit): "the text is larger than \(limit) bytes"
    case .tooDeep(let limit): "arrays and objects are nested more than \(limit) deep"
    case .otherEncoding(let name): "this is \(name); JSON is UTF-8"
    case .invalidUTF8(let fault, let byte): "byte 0x\(hexadecimal(byte, 2)) is not UTF-8: \(fault.words)"
    case .trailingComma: "a comma stands after the last one; JSON allows none"
    case .comment(let mark): "'\(mark)' begins a comment; JSON has none"
    case .singleQuotes: "a single quote stands here; JSON strings have double quotes"
    case .unquotedKey(let key): "the key '\(key)' lacks its double quotes"
    case .duplicateKey(let key, let first):
      "the key '\(key)' stands twice in one object, first in \(first.words)"
    case .missingComma: "a comma is missing before this"
    case .missingColon(let key): "a ':' is missing after the key '\(key)'"
    case .missingValue(nil): "a value is missing before this"
    case .missingValue(let key?): "the key '\(key)' has no value"
    case .controlCharacter(let byte): "\(Self.name(ofControl: byte)) stands raw in a string"
    case .invalidEscape(let text): "'\(text)' is no JSON escape"
    case .loneHighSurrogate(let unit):
      "'\\u\(hexadecimal(unit, 4))' is the first half of a pair without the second"
    case .loneLowSurrogate(let unit):
      "'\\u\(hexadecimal(unit, 4))' is the second half of a pair without the first"
    case .notFinite(let text): "'\(text)' is no JSON number"
    case .leadingZero(let text): "the number '\(text)' begins with a zero"
    case .leadingPlus(let text): "the number '\(text)' begins with a plus sign"
    case .bareDot(let text): "the number '\(text)' has no digit before the dot"
    case .digitsMissing(let text): "a digit is missing in the number '\(text)'"
    case .notANumber(let text): "'\(text)' is no JSON number"
    case .unknownWord(let text): "'\(text)' is no JSON value"
    case .unterminatedString: "the string that begins here never ends"
    case .unterminatedArray: "the array that begins here never ends"
    case .unterminatedObject: "the object that begins here never ends"
    case .unexpected(let scalar, let expected): "expected \(expected), found \(Self.name(of: scalar))"
    case .unexpectedEnd(let expected): "expected \(expected), found the end of the text"
    }
  }

  var hints: [String] {
    switch self {
    case .otherEncoding, .invalidUTF8: ["save the file as UTF-8"]
    case .textAfterValue: ["delete what follows the value, or put both into one array"]
    case .trailingComma: ["delete this comma"]
    case .comment: ["delete the comment"]
    case .singleQuotes: ["write '\"' in its place"]
    case .unquotedKey(let key): ["write \"\(key)\""]
    case .duplicateKey: ["delete one of the two"]
    case .missingComma: ["write ',' after the value before"]
    case .missingColon(let key): ["write \"\(key)\": and the value"]
    case .controlCharacter(0x0A): ["write \\n in its place, or close the string before the end of the line"]
    case .controlCharacter(let byte): ["write \(Self.escape(ofControl: byte)) in its place"]
    case .invalidEscape: ["write '\\\\' for one backslash"]
    case .loneHighSurrogate, .loneLowSurrogate: ["write the character itself, or both halves"]
    case .notFinite: ["write a number, or null"]
    case .leadingZero: ["drop the zero, or write it as a string in double quotes"]
    case .leadingPlus: ["drop the plus sign"]
    case .bareDot(let text): ["write 0\(text)"]
    case .notANumber: ["write it in decimal digits, or as a string in double quotes"]
    case .unknownWord(let word): [Self.hint(forWord: word)]
    case .unterminatedString: ["write the closing '\"'"]
    case .unterminatedArray: ["write the closing ']'"]
    case .unterminatedObject: ["write the closing '}'"]
    case .unexpected(let scalar, _): Self.typographicQuotes.contains(scalar) ? ["write a straight '\"'"] : []
    default: []
    }
  }

  private static func hint(forWord word: String) -> String {
    switch word.lowercased() {
    case "true": "write true"
    case "false": "write false"
    case "null", "none", "nil", "undefined": "write null"
    default: "write \"\(word)\" in double quotes if it is a text"
    }
  }

  private static let typographicQuotes: [Unicode.Scalar] = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}",
  ]

  private static func name(ofControl byte: UInt8) -> String {
    switch byte {
    case 0x09: "a tab"
    case 0x0A: "a line break"
    case 0x0D: "a carriage return"
    default: "the control character U+\(hexadecimal(byte, 4).uppercased())"
    }
  }

  private static func escape(ofControl byte: UInt8) -> String {
    switch byte {
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    default: "\\u\(hexadecimal(byte, 4))"
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{FEFF}": "a byte order mark (U+FEFF)"
    case "\u{A0}": "a no-break space (U+00A0)"
    case "\u{20}"..."\u{7E}", "\u{A1}"...: "'\(scalar)'"
    default: "the character U+\(hexadecimal(scalar.value, 4).uppercased())"
    }
  }
}

extension UTF8Fault {
  /// Why, after a colon.
  var words: String {
    switch self {
    case .overlong: "it begins a sequence longer than needed"
    case .surrogate: "it begins half of a surrogate pair"
    case .outOfRange: "no character begins with it"
    case .truncated: "the sequence that it begins ends too early"
    case .strayContinuation: "it continues a sequence that was not begun"
    }
  }
}

extension SourceLocation {
  /// `line 3, column 5`
  var words: String { "line \(line ?? 1), column \(column ?? 1)" }
}

func hexadecimal(_ number: some BinaryInteger, _ width: Int) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
