import Testing

@testable import PassCrypto

@Suite struct BERReaderTests {
  @Test func definiteAndIndefiniteLengths() throws {
    var reader = BERReader([
      0x30, 0x03, 0x02, 0x01, 0x05, 0x30, 0x80, 0x02, 0x01, 0x05, 0x00, 0x00, 0x05, 0x00,
    ])
    let definite = try reader.next(.sequence)
    #expect(definite.whole == 0..<5 && definite.content == 2..<5)
    let indefinite = try reader.next(.sequence)
    #expect(indefinite.whole == 5..<12 && indefinite.content == 7..<10 && indefinite.hasIndefiniteLength)
    #expect(try reader.elements(inside: indefinite).count == 1)
    #expect(try reader.next().isUniversal(.null))
    #expect(reader.isAtEnd)
  }

  @Test func nestedIndefiniteLengths() throws {
    let bytes: [UInt8] = [0x30, 0x80, 0x30, 0x80, 0x04, 0x02, 0, 0, 0x00, 0x00, 0x04, 0x01, 9, 0x00, 0x00]
    var reader = BERReader(bytes)
    let outer = try reader.next()
    #expect(outer.whole == 0..<bytes.count)
    let inner = try reader.elements(inside: outer)
    #expect(inner.map(\.content) == [4..<8, 12..<13])
  }

  @Test func octetStringsInPieces() throws {
    let bytes: [UInt8] = [0x24, 0x80, 0x04, 0x02, 1, 2, 0x24, 0x03, 0x04, 0x01, 3, 0x04, 0x00, 0x00, 0x00]
    var reader = BERReader(bytes)
    let element = try reader.next()
    #expect(try reader.octets(of: element) == [1, 2, 3])
  }

  @Test(
    arguments: [
      ([], BERFault.truncated(announced: 1, found: 0)), ([0x30], .truncated(announced: 1, found: 0)),
      ([0x30, 0x05, 0x00], .truncated(announced: 7, found: 3)),
      ([0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF], .badLength),
      ([0x30, 0x89, 1, 1, 1, 1, 1, 1, 1, 1, 1], .badLength),
      ([0x30, 0x88, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .badLength),
      ([0x30, 0x84, 0x7F, 0xFF, 0xFF, 0xFF], .truncated(announced: 2_147_483_653, found: 6)),
      ([0x04, 0x80, 0x00, 0x00], .badLength), ([0x3F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00], .badTag),
      ([0x30, 0x80], .truncated(announced: 1, found: 0)),
      ([0x30, 0x80, 0x04, 0x05, 0x00], .truncated(announced: 7, found: 3)),
    ] as [([UInt8], BERFault)]) func faults(bytes: [UInt8], fault: BERFault)
  {
    var reader = BERReader(bytes)
    #expect(throws: fault) { try reader.next() }
  }

  @Test func depthIsLimited() {
    var reader = BERReader(
      [UInt8](repeating: 0, count: 0) + (0..<5000).flatMap { _ in [0x30, 0x80] as [UInt8] })
    #expect(throws: BERFault.tooDeep) { try reader.next() }
    let nested = (0..<200).reduce([UInt8]()) { inner, _ in DER.element(0x24, inner) }
    #expect(throws: BERFault.tooDeep) {
      var reader = BERReader(nested)
      let element = try reader.next()
      _ = try reader.octets(of: element)
    }
  }

  @Test func randomBytesNeverTrap() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      let bytes = [UInt8].random(count: Int.random(in: 0...60, using: &random), using: &random)
      walk(BERReader(bytes), depth: 0)
    }
  }

  private func walk(_ reader: BERReader, depth: Int) {
    var reader = reader
    while !reader.isAtEnd, let element = try? reader.next() {
      #expect(element.whole.upperBound <= reader.end)
      _ = reader.text(element)
      _ = reader.objectIdentifier(element)
      _ = try? reader.octets(of: element)
      if depth < 20, let inside = try? reader.inside(element) { walk(inside, depth: depth + 1) }
    }
  }

  @Test(arguments: [
    "2.5.4.3", "1.2.840.113635.100.6.1.16", "0.9.2342.19200300.100.1.1", "2.999.1", "2.16.840.1.101.3.4.2.1",
  ])
  func objectIdentifiersComeBack(text: String) throws {
    let encoded = DER.objectIdentifier(text)
    var reader = BERReader(encoded)
    let element = try reader.next()
    #expect(reader.objectIdentifier(element) == text)
  }

  @Test(
    arguments: [[0x80], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], []] as [[UInt8]])
  func objectIdentifiersThatAreNone(content: [UInt8]) {
    #expect(BERReader.objectIdentifier(content[...]) == nil)
  }

  @Test func texts() throws {
    let cases: [([UInt8], String?)] = [
      (DER.utf8String("é"), "é"), ([0x13, 0x01, 0x41], "A"), ([0x16, 0x01, 0x41], "A"),
      ([0x14, 0x01, 0xE9], "é"),
      ([0x1E, 0x02, 0x00, 0xE9], "é"), ([0x1E, 0x01, 0x00], nil), ([0x0C, 0x01, 0xFF], nil),
      ([0x04, 0x01, 0x41], nil),
    ]
    for (bytes, text) in cases {
      var reader = BERReader(bytes)
      let element = try reader.next()
      #expect(reader.text(element) == text)
    }
  }
}
