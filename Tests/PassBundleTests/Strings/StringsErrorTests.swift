import PassData
import Testing

@testable import PassBundle

@Suite struct StringsErrorTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let fault: StringsError.Fault
    let line: Int
    let column: Int
    var testDescription: String { text }

    init(_ text: String, _ fault: StringsError.Fault, _ line: Int, _ column: Int) {
      (self.text, self.fault, self.line, self.column) = (text, fault, line, column)
    }
  }

  @Test(arguments: [
    Case("\"a\" : \"b\"", .colonForEquals, 1, 5),
    Case("\"a\" = \"b\"\n\"c\" = \"d\";", .missingSemicolon, 1, 10),
    Case("\"a\" = \"b\"", .missingSemicolon, 1, 10),
    Case("\"a\" \"b\";", .missingEquals, 1, 4),
    Case("\"a\"", .missingEquals, 1, 4),
    Case("\"a\" = ", .missingValue, 1, 7),
    Case("\n\"a\" = \"b;\n", .unclosedText, 2, 7),
    Case("/* x\n\"a\" = \"b\";", .unclosedComment, 1, 1),
    Case("\"a\" = \"\\Ux\";", .badEscape("\\U"), 1, 8),
    Case("\"a\" = \"\\UD800\";", .loneSurrogate("\\UD800"), 1, 8),
    Case("\"a\" = \"\\UD800\\U0041\";", .loneSurrogate("\\UD800\\U0041"), 1, 8),
    Case("\"a\" = \"\\377\";", .badEscape("\\377"), 1, 8),
    Case("\"a\" = \"\\", .badEscape("\\"), 1, 8),
    Case("{ \"a\" = \"b\"; }", .unexpected("{", wanted: "a key"), 1, 1),
    Case("\"a\" = (1, 2);", .valueNotText, 1, 7),
    Case("\"a\" = ;", .unexpected(";", wanted: "a value"), 1, 7),
    Case("“a” = “b”;", .unexpected("“", wanted: "a key"), 1, 1),
    Case("ü = 1;", .unexpected("ü", wanted: "a key"), 1, 1),
  ])
  func `faults are told at their place`(_ test: Case) throws {
    for encoding in StringsEncoding.allCases where test.text.utf8.count > 3 || encoding == .utf8 {
      let bytes = PassStringsTests.encoded(test.text, encoding)
      let error = try #require(throws: StringsError.self) {
        try PassStrings.read(bytes, file: "pass.strings")
      }
      #expect(error.fault == test.fault)
      #expect(error.location.line == test.line)
      #expect(error.location.column == test.column)
      #expect(error.diagnostic.code == "strings.syntax")
    }
  }

  @Test func `other formats are named for what they are`() throws {
    func fault(_ bytes: [UInt8]) -> StringsError.Fault? {
      do { _ = try PassStrings.read(bytes, file: "f") } catch { return error.fault }
      return nil
    }
    #expect(fault(Array("bplist00\u{1}".utf8)) == .binaryPropertyList)
    #expect(fault(Array("<?xml version=\"1.0\"?>".utf8)) == .xmlPropertyList)
    #expect(fault([0xEF, 0xBB, 0xBF] + Array(" <plist>".utf8)) == .xmlPropertyList)
    #expect(fault(Array("<!DOCTYPE plist>".utf8)) == .xmlPropertyList)
    #expect(fault([0xFF, 0xFE, 0, 0, 0x22, 0, 0, 0]) == .utf32)
    #expect(fault([0x22, 0xE4, 0x22]) == .undecodable(.utf8))
    #expect(fault([0xFF, 0xFE, 0x22]) == .undecodable(.utf16LittleEndian))
    #expect(fault([0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x22]) == .undecodable(.utf16BigEndian))
    #expect(
      fault([UInt8](repeating: 0x20, count: PassStrings.byteLimit + 1))
        == .tooLarge(limit: PassStrings.byteLimit))
  }

  @Test func `the place of bytes that are no text is told`() throws {
    let error = try #require(throws: StringsError.self) {
      try PassStrings.read(Array("\"a\" = \"b\";\n\"".utf8) + [0xE4], file: "pass.strings")
    }
    #expect(error.location.line == 2)
    #expect(error.location.column == 2)
  }

  @Test func `random bytes never end the process`() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("\"\\=;/*\n aU0'".utf8) + [0, 0xFF, 0xFE, 0xEF, 0xBB, 0xBF, 0xD8, 0xC3, 0x84, 0xF0]
    var read = 0
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      if let strings = try? PassStrings.read(bytes, file: "f") {
        #expect(strings.replacingValues { _ in nil } == bytes)
        read += 1
      }
    }
    #expect(read > 0)
  }
}
