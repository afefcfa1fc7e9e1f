import Foundation
import PassData
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: JSONGrammarVectors.accepted + JSONGrammarVectors.acceptedByChoice)
  func acceptsWhatIsJSON(_ vector: ByteText) throws {
    let document = try JSONReader.read(vector.bytes)
    let written = JSONWriter.write(document.value)
    #expect(try JSONReader.read(written).value == document.value)
  }

  @Test(arguments: JSONGrammarVectors.refused + JSONGrammarVectors.refusedByChoice)
  func refusesWhatIsNot(_ vector: ByteText) throws {
    let error = try #require(throws: JSONError.self) { try JSONReader.read(vector.bytes, file: "x.json") }
    let lines = vector.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
    #expect(try 1...lines ~= #require(error.location.line))
    #expect(try 1...vector.bytes.count + 1 ~= #require(error.location.column))
    #expect(error.location.file == "x.json")
    #expect(error.diagnostic.code.hasPrefix("json."))
  }

  /// The public suite's own files, wherever somebody has a copy of them.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["JSON_TEST_SUITE"] != nil))
  func agreesWithThePublicSuite() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["JSON_TEST_SUITE"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
    for name in names where !name.hasPrefix("i_") {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
      let isRead = (try? JSONReader.read(bytes)) != nil
      #expect(isRead == (name.hasPrefix("y_") && !name.contains("duplicated_key")), "\(name)")
    }
  }

  @Test func keepsTheOrderOfKeysAndTheSpellingOfNumbers() throws {
    let document = try read(#"{"z": 1.0, "a": 1E+2, "m": -0, "b": 18446744073709551616}"#)
    let object = try #require(document.value.objectValue)
    #expect(object.keys == ["z", "a", "m", "b"])
    #expect(object.map(\.value.numberValue?.text) == ["1.0", "1E+2", "-0", "18446744073709551616"])
  }

  @Test func unescapesStrings() throws {
    let document = try read(#"["\"\\\/\b\f\n\r\t", "\u0041\u00e9\u20AC\uD83D\ude00", "a\u0000b"]"#)
    #expect(document.value == ["\"\\/\u{8}\u{C}\n\r\t", "Aé€😀", "a\0b"])
  }

  @Test func tellsKeysApartByBytes() throws {
    let document = try read("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
    #expect(document.value.objectValue?.count == 2)
  }

  @Test func skipsAndReportsAByteOrderMark() throws {
    let document = try read("\u{FEFF}{\"a\": 1}")
    #expect(document.hasByteOrderMark)
    #expect(document.value == ["a": 1])
    #expect(document.location(of: .root.appending("a")).column == 7)
    #expect(try !read("{}").hasByteOrderMark)
  }

  @Test func honoursItsLimits() throws {
    let nested = String(repeating: "[", count: 5) + String(repeating: "]", count: 5)
    #expect(throws: Never.self) { try read(nested, limits: .init(depth: 5)) }
    #expect(fault(nested, limits: .init(depth: 4)) == .tooDeep(limit: 4))
    #expect(fault("[1,2]", limits: .init(bytes: 4)) == .tooLarge(limit: 4))
    #expect(throws: Never.self) { try read("[12]", limits: .init(bytes: 4)) }
  }

  @Test func readsATreeAsDeepAsTheStackAllows() throws {
    let deep = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
    #expect(throws: Never.self) { try read(deep, limits: .init(depth: .max)) }
    #expect(fault("[" + deep + "]", limits: .init(depth: .max)) == .tooDeep(limit: 1_000))
  }

  @Test func passesOverWhatItIsToldToTolerate() throws {
    let text = #"{"a": [1, 2,], "b": {"x": 1, "y": 2}, "a": {"c": 3,}, "d": 4}"#
    let document = try JSONReader.read(Array(text.utf8), tolerating: [.trailingComma, .duplicateKey])
    #expect(document.value == ["b": ["x": 1, "y": 2], "a": ["c": 3], "d": 4])
    #expect(
      document.tolerated.map(\.diagnostic.code) == [
        "json.trailing-comma", "json.duplicate-key", "json.trailing-comma",
      ])
    #expect(document.byteOffset(of: try JSONPointer(parsing: "/a/c")) == 49)
    #expect(document.byteOffset(of: try JSONPointer(parsing: "/b/y")) == 34)
    #expect(document.byteOffset(of: try JSONPointer(parsing: "/d")) == 59)
    #expect(throws: JSONError.self) {
      try JSONReader.read(Array(text.utf8), tolerating: .trailingComma)
    }
  }

  @Test func readsAnObjectOfManyKeysAndFindsADuplicateInIt() throws {
    let members = (0..<1_000).map { "\"k\($0)\": \($0)" }.joined(separator: ",\n")
    #expect(try read("{\(members)}").value["k977"] == 977)
    let error = try #require(throws: JSONError.self) { try read("{\(members), \"k500\": 0}") }
    guard case .duplicateKey("k500", let first) = error.fault else {
      Issue.record("\(error)")
      return
    }
    #expect(first.line == 501)
    #expect(error.location.line == 1_000)
  }

  private func read(_ text: String, limits: JSONReader.Limits = .init()) throws -> JSONDocument {
    try JSONReader.read(Array(text.utf8), limits: limits)
  }

  private func fault(_ text: String, limits: JSONReader.Limits) -> JSONFault? {
    do throws(JSONError) {
      _ = try JSONReader.read(Array(text.utf8), limits: limits)
      return nil
    } catch { return error.fault }
  }
}
