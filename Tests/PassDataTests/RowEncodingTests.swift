import PassData
import TestSupport
import Testing

@Suite struct RowEncodingTests {
  private static let text = "näme;wert\r\nJürgen;„5 €“\r\n😀;ż\r\n"

  @Test(arguments: [RowEncoding.utf8, .utf16LittleEndian, .utf16BigEndian], [true, false])
  func readsUnicodeWithAndWithoutMark(_ encoding: RowEncoding, _ hasMark: Bool) throws {
    let bytes =
      (hasMark ? encoding.encode(Array("\u{FEFF}".utf8)) : []) + encoding.encode(Array(Self.text.utf8))
    var reader = try RowReader(RowInput(name: "x.csv", bytes: bytes, pieceSize: 3), format: .csv)
    #expect(reader.columns == ["näme", "wert"])
    #expect(reader.hasByteOrderMark == hasMark)
    #expect(try reader.next()?.content == .success(.cells(["Jürgen", "„5 €“"])))
    let row = try #require(try reader.next())
    #expect(row.content == .success(.cells(["😀", "ż"])))
    #expect(row.raw == encoding.encode(Array("😀;ż".utf8)))
    #expect(try reader.next() == nil)
    #expect(reader.encoding == encoding)
    // UTF-16 without a mark is told by its NULs.
    #expect(reader.notes.isEmpty == (hasMark || encoding == .utf8))
  }

  @Test(arguments: [nil, RowEncoding.windows1252], [1, 1 << 16])
  func readsWindows1252ByDeclarationOrAsAGuess(_ declared: RowEncoding?, _ pieceSize: Int) throws {
    let bytes = RowEncoding.windows1252.encode(Array("id;näme\n1;Jürgen\n2;„5 €“\n".utf8))
    #expect(bytes.contains(0x80))
    var reader = try RowReader(
      RowInput(name: "x.csv", bytes: bytes, pieceSize: pieceSize), format: .csv,
      options: RowOptions(encoding: declared))
    #expect(reader.columns == ["id", "näme"])
    #expect(try reader.next()?.content == .success(.cells(["1", "Jürgen"])))
    let row = try #require(try reader.next())
    #expect(row.content == .success(.cells(["2", "„5 €“"])))
    #expect(row.raw == [0x32, 0x3B, 0x84, 0x35, 0x20, 0x80, 0x93])
    #expect(reader.encoding == .windows1252)
    #expect(reader.notes.map(\.code) == (declared == nil ? ["rows.encoding-guess"] : []))
  }

  @Test func guessesLateInAFileThatBeginsInASCII() throws {
    let start = "id,name\n" + String(repeating: "1,ascii only\n", count: 20_000)
    let bytes = Array(start.utf8) + [0x32, 0x2C, 0xE9, 0x0A]
    var reader = try RowReader(RowInput(name: "x.csv", bytes: bytes, pieceSize: 999), format: .csv)
    var last: DataRow?
    while let row = try reader.next() { last = row }
    #expect(last?.content == .success(.cells(["2", "é"])))
    #expect(last?.raw == [0x32, 0x2C, 0xE9])
    #expect(reader.encoding == .windows1252)
  }

  @Test func aBrokenByteAmongUTF8IsAFaultOfItsRow() throws {
    let bytes = ByteText.bytes(of: "id,name\n1,é\n2,\u{F7E9}\n3,ü\n")
    var reader = try RowReader(RowInput(name: "x.csv", bytes: bytes), format: .csv)
    var isGood: [Bool] = []
    while let row = try reader.next() { isGood.append((try? row.content.get()) != nil) }
    #expect(isGood == [true, false, true])
    #expect(reader.encoding == .utf8)
    #expect(reader.notes.isEmpty)
  }

  @Test func aMarkKnowsBetterThanTheDeclaration() throws {
    var reader = try RowReader(
      RowInput(name: "x.csv", bytes: Array("\u{FEFF}a,b\n1,é\n".utf8)), format: .csv,
      options: RowOptions(encoding: .windows1252))
    #expect(try reader.next()?.content == .success(.cells(["1", "é"])))
  }

  @Test func brokenUTF16IsAFaultOfItsRowAndComesBackAsItWas() throws {
    let mark: [UInt8] = [0xFF, 0xFE]
    let start = RowEncoding.utf16LittleEndian.encode(Array("a,b\n1,x\n2,".utf8))
    let lone: [UInt8] = [0x3D, 0xD8]
    let end = RowEncoding.utf16LittleEndian.encode(Array("\n3,y\n4,z".utf8))
    var reader = try RowReader(
      RowInput(name: "x.csv", bytes: mark + start + lone + end + [0x41], pieceSize: 5), format: .csv)
    var rows: [DataRow] = []
    while let row = try reader.next() { rows.append(row) }
    #expect(rows.map { (try? $0.content.get()) != nil } == [true, false, true, false])
    #expect(rows[1].raw == RowEncoding.utf16LittleEndian.encode(Array("2,".utf8)) + lone)
  }

  @Test func everyByteOfWindows1252ComesBack() throws {
    let cell = (0x20...0xFF).map { UInt8($0) }.filter { $0 != 0x22 && $0 != 0x2C }
    var reader = try RowReader(
      RowInput(name: "x.csv", bytes: Array("a,b\n1,".utf8) + cell), format: .csv,
      options: RowOptions(encoding: .windows1252))
    let row = try #require(try reader.next())
    #expect(row.raw == Array("1,".utf8) + cell)
    guard
      let verdict = try ExternalJudge.run(
        ["python3", "-c", "import sys; print(sys.stdin.buffer.read().decode('cp1252', 'replace'), end='')"],
        input: cell)
    else { return }
    // Python refuses the five open bytes that we keep as controls.
    let ours = try row.content.get()
    guard case .cells(let texts) = ours else { return }
    let theirs = verdict.output.unicodeScalars.map { $0 == "\u{FFFD}" ? nil : $0 }
    #expect(zip(texts[1].unicodeScalars, theirs).allSatisfy { $1 == nil || $0 == $1 })
    #expect(theirs.count == texts[1].unicodeScalars.count)
  }

  @Test func knowsTheNamesThatPeopleUse() {
    #expect(RowEncoding(named: "UTF-8") == .utf8)
    #expect(RowEncoding(named: "cp1252") == .windows1252)
    #expect(RowEncoding(named: "ISO-8859-1") == .windows1252)
    #expect(RowEncoding(named: "utf-16le") == .utf16LittleEndian)
    #expect(RowEncoding(named: "ebcdic") == nil)
  }

  @Test func refusesUTF32() throws {
    let bytes: [UInt8] = [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]
    let error = try #require(throws: RowError.self) {
      try RowReader(RowInput(name: "x", bytes: bytes), format: .csv)
    }
    #expect(error.fault == .utf32)
  }
}
