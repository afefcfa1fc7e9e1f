import PassData
import Testing

@Suite struct JSONErrorTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let fault: JSONFault
    let line: Int
    let column: Int
    let pointer: String
    var testDescription: String { text }

    init(_ text: String, _ fault: JSONFault, _ line: Int, _ column: Int, _ pointer: String = "") {
      self.text = text
      self.fault = fault
      self.line = line
      self.column = column
      self.pointer = pointer
    }
  }

  static let cases: [Case] = [
    Case("", .empty, 1, 1),
    Case(" \n ", .empty, 2, 2),
    Case("{} {}", .textAfterValue, 1, 4),
    Case("\u{F7FF}\u{F7FE}{\0", .otherEncoding("UTF-16"), 1, 1),
    Case("\u{F7FE}\u{F7FF}\0{", .otherEncoding("UTF-16"), 1, 1),
    Case("{\0\"\0", .otherEncoding("UTF-16"), 1, 1),
    Case("\0{\0}", .otherEncoding("UTF-16"), 1, 1),
    Case("\u{F7FF}\u{F7FE}\0\0", .otherEncoding("UTF-32"), 1, 1),
    Case("{\0\0\0}\0\0\0", .otherEncoding("UTF-32"), 1, 1),
    Case("[\"é\u{F7FF}\"]", .invalidUTF8(.outOfRange, byte: 0xFF), 1, 4, "/0"),
    Case("[\"\\n\u{F7C0}\u{F780}\"]", .invalidUTF8(.overlong, byte: 0xC0), 1, 5, "/0"),
    Case("[\"\u{F7E0}\u{F780}\u{F780}\"]", .invalidUTF8(.overlong, byte: 0xE0), 1, 3, "/0"),
    Case("[\"\u{F7F0}\u{F780}\u{F780}\u{F780}\"]", .invalidUTF8(.overlong, byte: 0xF0), 1, 3, "/0"),
    Case("[\"\u{F7ED}\u{F7B0}\u{F780}\"]", .invalidUTF8(.surrogate, byte: 0xED), 1, 3, "/0"),
    Case("[\"\u{F7F4}\u{F790}\u{F780}\u{F780}\"]", .invalidUTF8(.outOfRange, byte: 0xF4), 1, 3, "/0"),
    Case("[\"\u{F7E2}\u{F782}\"]", .invalidUTF8(.truncated, byte: 0xE2), 1, 3, "/0"),
    Case("[\"\u{F7E2}\\n\u{F782}\u{F7AC}\"]", .invalidUTF8(.truncated, byte: 0xE2), 1, 3, "/0"),
    Case("[\"\u{F7AC}\"]", .invalidUTF8(.strayContinuation, byte: 0xAC), 1, 3, "/0"),
    Case("{\"\u{F7AC}\": 1}", .invalidUTF8(.strayContinuation, byte: 0xAC), 1, 3),
    Case("[\u{F7E5}]", .invalidUTF8(.truncated, byte: 0xE5), 1, 2, "/0"),
    Case("[1,]", .trailingComma, 1, 3),
    Case("{\"a\": 1 ,\n}", .trailingComma, 1, 9),
    Case("{\"a\": {\"b\": [1, ]}}", .trailingComma, 1, 15, "/a/b"),
    Case("// x\n{}", .comment("//"), 1, 1),
    Case("{ /* x */ }", .comment("/*"), 1, 3),
    Case("{\"a\": 1 # x\n}", .comment("#"), 1, 9),
    Case("{} // x", .comment("//"), 1, 4),
    Case("['a']", .singleQuotes, 1, 2, "/0"),
    Case("{'a': 1}", .singleQuotes, 1, 2),
    Case("{a: 1}", .unquotedKey("a"), 1, 2),
    Case("{\"x\": 1, foo_1: 1}", .unquotedKey("foo_1"), 1, 10),
    Case("{\"a\": 1\n\"b\": 2}", .missingComma, 2, 1),
    Case("[1 2]", .missingComma, 1, 4),
    Case("{\"a\" 1}", .missingColon(key: "a"), 1, 6, "/a"),
    Case("{\"a\"}", .missingColon(key: "a"), 1, 5, "/a"),
    Case("{\"a\":}", .missingValue(key: nil), 1, 6, "/a"),
    Case("{\"a\":", .missingValue(key: "a"), 1, 6, "/a"),
    Case("[1,,2]", .missingValue(key: nil), 1, 4, "/1"),
    Case("[\"a\nb\"]", .controlCharacter(0x0A), 1, 4, "/0"),
    Case("{\"k\": [0, \"a\tb\"]}", .controlCharacter(0x09), 1, 13, "/k/1"),
    Case("[\"\\x41\"]", .invalidEscape("\\x"), 1, 3, "/0"),
    Case("[\"\\u12G4\"]", .invalidEscape("\\u12G4"), 1, 3, "/0"),
    Case("[\"\\u12\"]", .invalidEscape("\\u12"), 1, 3, "/0"),
    Case("[\"a\\uD83D\"]", .loneHighSurrogate(0xD83D), 1, 4, "/0"),
    Case("[\"\\uD83D\\n\"]", .loneHighSurrogate(0xD83D), 1, 3, "/0"),
    Case("[\"\\uD83D\\uD83D\\uDE00\"]", .loneHighSurrogate(0xD83D), 1, 3, "/0"),
    Case("[\"\\uDE00\"]", .loneLowSurrogate(0xDE00), 1, 3, "/0"),
    Case("{\"\\uDE00\": 1}", .loneLowSurrogate(0xDE00), 1, 3),
    Case("{\"a\\uD800\": 1}", .loneHighSurrogate(0xD800), 1, 4),
    Case("[NaN]", .notFinite("NaN"), 1, 2, "/0"),
    Case("[Infinity]", .notFinite("Infinity"), 1, 2, "/0"),
    Case("[-Infinity]", .notFinite("-Infinity"), 1, 2, "/0"),
    Case("[007]", .leadingZero("007"), 1, 2, "/0"),
    Case("[-01.5]", .leadingZero("-01.5"), 1, 2, "/0"),
    Case("[+5]", .leadingPlus("+5"), 1, 2, "/0"),
    Case("[.5]", .bareDot(".5"), 1, 2, "/0"),
    Case("[1.]", .digitsMissing("1."), 1, 4, "/0"),
    Case("[-]", .digitsMissing("-"), 1, 3, "/0"),
    Case("[1e+]", .digitsMissing("1e+"), 1, 5, "/0"),
    Case("[0x1F]", .notANumber("0x1F"), 1, 2, "/0"),
    Case("[1_000]", .notANumber("1_000"), 1, 2, "/0"),
    Case("[True]", .unknownWord("True"), 1, 2, "/0"),
    Case("[nullx]", .unknownWord("nullx"), 1, 2, "/0"),
    Case("\n  \"abc", .unterminatedString, 2, 3),
    Case("{\"a\": [1, \"b\"", .unterminatedArray, 1, 7, "/a"),
    Case("[1,", .unterminatedArray, 1, 1),
    Case("[\n  {\"a\": 1", .unterminatedObject, 2, 3, "/0"),
    Case("[1, {", .unterminatedObject, 1, 5, "/1"),
    Case("{\"a\": 1]", .unexpected("]", expected: "',' or '}'"), 1, 8),
    Case("[1}", .unexpected("}", expected: "',' or ']'"), 1, 3),
    Case("{\"a\"=1}", .unexpected("=", expected: "':'"), 1, 5, "/a"),
    Case("{\u{201C}a\u{201D}: 1}", .unexpected("\u{201C}", expected: "a key in double quotes"), 1, 2),
    Case("[1,\u{A0}2]", .unexpected("\u{A0}", expected: "a value"), 1, 4, "/1"),
    Case("é\r\n", .unexpected("é", expected: "a value"), 1, 1),
    Case("[1,\r\n2,\r3 4]", .missingComma, 3, 3),
  ]

  @Test(arguments: cases) func namesEachFaultAndItsPlace(_ example: Case) throws {
    let error = try #require(throws: JSONError.self) {
      try JSONReader.read(ByteText.bytes(of: example.text))
    }
    #expect(error.fault == example.fault)
    #expect(error.location.line == example.line)
    #expect(error.location.column == example.column)
    #expect(error.location.pointer?.description == example.pointer)
  }

  @Test func namesBothPlacesOfADuplicateKey() throws {
    let text = "{\"p\": {\n  \"a\": [1, {}],\n  \"b\": 2,\n  \"a\": 3\n}}"
    let error = try #require(throws: JSONError.self) { try JSONReader.read(Array(text.utf8), file: "p.json") }
    #expect(error.diagnostic.code == "json.duplicate-key")
    #expect(error.diagnostic.message == "the key 'a' stands twice in one object, first in line 2, column 3")
    #expect(error.location.line == 4)
    #expect(error.location.column == 3)
    #expect(error.location.pointer?.description == "/p/a")
    #expect(error.location.excerpt == "  \"a\": 3")
  }

  @Test(arguments: [
    ("[1,]", "json.trailing-comma"), ("#", "json.comment"), ("\"\t\"", "json.control-char"),
    ("\"\u{F7FF}\"", "json.not-utf8"), ("\0[\0]", "json.not-utf8"),
    ("{\"a\":1,\"a\":1}", "json.duplicate-key"),
    ("[", "json.invalid"), ("\"\\uD800\"", "json.invalid"),
  ])
  func codesAreThoseOfTheRules(_ text: String, _ code: String) throws {
    let error = try #require(throws: JSONError.self) { try JSONReader.read(ByteText.bytes(of: text)) }
    #expect(error.diagnostic.code == code)
    #expect(!error.diagnostic.hints.isEmpty)
  }
}
