import Foundation
import PassData
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  private let tree: JSONValue = [
    "b": 1, "a": [true, false, nil, [], [:]], "text": "\"\\/\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}\u{2028}é😀",
  ]

  @Test func writesWithoutBlanksAndEscapesOnlyWhatMustBe() {
    #expect(
      text(JSONWriter.write(tree))
        == #"{"b":1,"a":[true,false,null,[],{}],"text":"\"\\/\b\t\n\f\r\u0000\u001f"#
        + "\u{7F}\u{2028}é😀\"}")
  }

  @Test func indentsByTwoSpaces() {
    let nested: JSONValue = ["a": [1, ["b": []]], "c": [:], "d": "x"]
    #expect(
      text(JSONWriter.write(nested, layout: .indented)) == """
        {
          "a": [
            1,
            {
              "b": []
            }
          ],
          "c": {},
          "d": "x"
        }
        """)
    #expect(text(JSONWriter.write("x", layout: .indented)) == "\"x\"")
  }

  @Test func appendsToWhatStands() {
    var bytes = Array("x=".utf8)
    JSONWriter.append([1], to: &bytes)
    JSONWriter.appendString("é\"", to: &bytes)
    JSONWriter.appendEscaped("\n", to: &bytes)
    #expect(text(bytes) == #"x=[1]"é\""\n"#)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func whatIsWrittenReadsBackAndIsWrittenTheSame(_ seed: UInt64) throws {
    var random = SeededTrees(seed: seed)
    let tree = random.value(depth: 5)
    for layout in [JSONWriter.Layout.compact, .indented] {
      let bytes = JSONWriter.write(tree, layout: layout)
      let readBack = try JSONReader.read(bytes).value
      #expect(readBack == tree)
      #expect(JSONWriter.write(readBack, layout: layout) == bytes)
    }
  }

  /// Python's reader and jq judge what we write. Numbers are compared as texts by Python alone.
  @Test(arguments: [
    ["python3", "-c", Self.pythonJudge], ["jq", "-e", "-s", "length == 100"],
  ])
  func othersReadWhatIsWritten(_ judge: [String]) throws {
    var random = SeededTrees(seed: 7)
    var lines: [UInt8] = []
    for _ in 0..<100 {
      let tree = random.value(depth: 4)
      lines += JSONWriter.write([tree, .string(describing(tree))]) + [0x0A]
    }
    guard let result = try ExternalJudge.run(judge, input: lines) else { return }
    #expect(result.status == 0, "\(result.output)")
  }

  /// Each line holds a tree and our flat description of it; Python describes the tree in the same way.
  private static let pythonJudge = """
    import json, sys
    class Number(str): pass
    def flat(v):
        if v is None: return 'null'
        if v is True: return 'true'
        if v is False: return 'false'
        if isinstance(v, Number): return '#' + v
        if isinstance(v, str): return '"' + v + '"'
        if isinstance(v, Pairs): return '{' + ','.join(flat(k) + ':' + flat(w) for k, w in v) + '}'
        return '[' + ','.join(map(flat, v)) + ']'
    class Pairs(list): pass
    for line in sys.stdin.buffer.read().decode('utf-8', 'strict').split('\\n')[:-1]:
        tree, text = json.loads(line, parse_int=Number, parse_float=Number, object_pairs_hook=Pairs)
        if flat(tree) != text: sys.exit('differs: ' + line)
    """

  private func describing(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): "#" + number.text
    case .string(let text): "\"" + text + "\""
    case .array(let elements): "[" + elements.map(describing).joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.map { describing(.string($0.key)) + ":" + describing($0.value) }.joined(separator: ",")
        + "}"
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
