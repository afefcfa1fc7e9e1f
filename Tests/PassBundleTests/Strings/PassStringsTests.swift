import PassData
import Testing

@testable import PassBundle

@Suite struct PassStringsTests {
  static let plain = """
    /* Überschrift */
    "TITLE" = "Größe \\"XL\\"\\n\\\\"; // rechts
    'single' = 'it\\'s';
    bare.key-1 = $value_2;
    "same";
    "lines" = "first
    second";
    "emoji" = "🎟 \\U00e9 \\UD83C\\UDF9F \\101";

    """

  static let texts = [
    ("TITLE", "Größe \"XL\"\n\\"), ("single", "it's"), ("bare.key-1", "$value_2"), ("same", "same"),
    ("lines", "first\nsecond"), ("emoji", "🎟 é 🎟 A"),
  ]

  static func encoded(_ text: String, _ encoding: StringsEncoding) -> [UInt8] {
    var bytes = encoding.mark
    encoding.append(text, to: &bytes)
    return bytes
  }

  @Test(arguments: StringsEncoding.allCases)
  func `every encoding gives the same texts`(_ encoding: StringsEncoding) throws {
    let strings = try PassStrings.read(Self.encoded(Self.plain, encoding), file: "pass.strings")
    #expect(strings.encoding == encoding)
    #expect(strings.entries.map(\.key) == Self.texts.map(\.0))
    #expect(strings.entries.map(\.value) == Self.texts.map(\.1))
    #expect(strings.findings.map(\.code) == (encoding.lacksNeededMark ? ["strings.encoding"] : []))
  }

  @Test(arguments: StringsEncoding.allCases)
  func `replacing nothing gives the file byte for byte`(_ encoding: StringsEncoding) throws {
    let bytes = Self.encoded(Self.plain, encoding)
    let strings = try PassStrings.read(bytes, file: "pass.strings")
    #expect(strings.replacingValues { _ in nil } == bytes)
  }

  @Test(arguments: StringsEncoding.allCases)
  func `replaced values are written in the file's own encoding and the rest stays`(
    _ encoding: StringsEncoding
  ) throws {
    let strings = try PassStrings.read(Self.encoded(Self.plain, encoding), file: "pass.strings")
    let replaced = strings.replacingValues { entry in
      switch entry.key {
      case "TITLE": "neu: \"ß\" 🎫\n"
      case "same": "other"
      case "bare.key-1": "a b"
      default: nil
      }
    }
    let expected = Self.plain
      .replacing("\"Größe \\\"XL\\\"\\n\\\\\"", with: "\"neu: \\\"ß\\\" 🎫\\n\"")
      .replacing("\"same\";", with: "\"same\" = \"other\";")
      .replacing("$value_2", with: "\"a b\"")
    #expect(replaced == Self.encoded(expected, encoding))
    #expect(try PassStrings.read(replaced, file: "again")["same"] == "other")
  }

  @Test(arguments: StringsEncoding.allCases)
  func `what is written is read back`(_ encoding: StringsEncoding) throws {
    let texts = [("a", "plain"), ("ключ \"x\"", "tab\t nul-ish\u{1} \u{7F} back\\slash"), ("c", "🎟\r\n")]
    let bytes = PassStrings.write(texts.map { (key: $0.0, value: $0.1) }, encoding: encoding)
    let strings = try PassStrings.read(bytes, file: "pass.strings")
    #expect(strings.entries.map(\.key) == texts.map(\.0))
    #expect(strings.entries.map { Array($0.value.utf8) } == texts.map { Array($0.1.utf8) })
  }

  @Test func `an empty file, and one of comments alone, has no texts`() throws {
    #expect(try PassStrings.read([], file: "f").entries.isEmpty)
    #expect(try PassStrings.read(Array("/**/ // x".utf8), file: "f").entries.isEmpty)
  }

  @Test func `a key given twice is told with both places and the last one counts`() throws {
    let strings = try PassStrings.read(
      Array("\"a\" = \"1\";\n\n\"a\" = \"2\";".utf8), file: "de.lproj/pass.strings")
    #expect(strings["a"] == "2")
    let finding = try #require(strings.findings.first)
    #expect(finding.code == "strings.duplicate-key")
    #expect(finding.message == "'a' stands twice; first in line 1")
    #expect(finding.location?.line == 3)
  }

  @Test func `keys are told apart by their bytes`() throws {
    let strings = try PassStrings.read(Array("\"\u{E9}\"=\"1\";\"e\u{301}\"=\"2\";".utf8), file: "f")
    #expect(strings.findings.isEmpty)
    #expect(strings["\u{E9}"] == "1")
  }

  @Test func `an escape that means nothing is told and taken as Apple takes it`() throws {
    let strings = try PassStrings.read(Array(#""a" = "50\% \d";"#.utf8), file: "f")
    #expect(strings["a"] == "50% d")
    #expect(strings.findings.map(\.code) == ["strings.syntax", "strings.syntax"])
    #expect(strings.findings.first?.location?.column == 10)
  }

  @Test(arguments: StringsEncoding.allCases)
  func `keys and values know their place`(_ encoding: StringsEncoding) throws {
    let strings = try PassStrings.read(Self.encoded("// ü\n  \"ü\" = \"b\";", encoding), file: "f")
    let entry = try #require(strings.entries.first)
    #expect(strings.locationOfKey(entry).line == 2)
    #expect(strings.locationOfKey(entry).column == 3)
    #expect(strings.locationOfValue(entry).column == 9)
    #expect(strings.locationOfValue(entry).excerpt == "  \"ü\" = \"b\";")
  }
}
