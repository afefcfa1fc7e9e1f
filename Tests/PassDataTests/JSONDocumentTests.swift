import PassData
import Testing

@Suite struct JSONDocumentTests {
  private static let text = """
    {
      "é": {"x": [1, {"deep": true}], "y": []},
      "list": [
        "first",
        [[], {}],
        {"0": "zero", "last": null}
      ]
    }
    """

  @Test(arguments: [
    ("", 1, 1, 1, 1), ("/é", 2, 8, 2, 3), ("/é/x", 2, 14, 2, 9), ("/é/x/0", 2, 15, 2, 15),
    ("/é/x/1/deep", 2, 27, 2, 19),
    ("/é/y", 2, 40, 2, 35), ("/list", 3, 11, 3, 3), ("/list/0", 4, 5, 4, 5), ("/list/1/1", 5, 10, 5, 10),
    ("/list/2/0", 6, 11, 6, 6), ("/list/2/last", 6, 27, 6, 19), ("/list/9", 3, 11, 3, 3),
    ("/list/0/x", 4, 5, 4, 5),
    ("/none/x", 1, 1, 1, 1),
  ])
  func knowsWhereValuesAndKeysBegin(
    _ text: String, _ line: Int, _ column: Int, _ keyLine: Int, _ keyColumn: Int
  ) throws {
    let document = try JSONReader.read(Array(Self.text.utf8), file: "x.json")
    let pointer = try JSONPointer(parsing: text)
    let value = document.location(of: pointer)
    #expect([value.line, value.column] == [line, column])
    #expect(value.pointer == pointer)
    let key = document.locationOfKey(pointer)
    #expect([key.line, key.column] == [keyLine, keyColumn])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func everyValueOfATreeIsFoundWhereItStands(_ seed: UInt64) throws {
    var random = SeededTrees(seed: seed)
    let document = try JSONReader.read(JSONWriter.write(random.value(depth: 4), layout: .indented))
    try check(document.value, at: .root, in: document)
  }

  /// What stands at an offset begins like the value does when it is written.
  private func check(_ value: JSONValue, at pointer: JSONPointer, in document: JSONDocument) throws {
    let written = JSONWriter.write(value, layout: .compact)
    let offset = document.byteOffset(of: pointer)
    let isContainer = value.arrayValue != nil || value.objectValue != nil
    let expected = isContainer ? written.prefix(1) : written[...]
    #expect(document.source.bytes[offset...].starts(with: expected), "\(pointer)")
    for (index, element) in (value.arrayValue ?? []).enumerated() {
      try check(element, at: pointer.appending(index), in: document)
    }
    for member in value.objectValue?.members ?? [] {
      try check(member.value, at: pointer.appending(member.key), in: document)
    }
  }
}
