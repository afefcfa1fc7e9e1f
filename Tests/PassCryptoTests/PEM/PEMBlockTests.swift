import Foundation
import Testing

@testable import PassCrypto

@Suite struct PEMBlockTests {
  @Test(arguments: [0, 1, 2, 3, 47, 48, 49, 96, 1000]) func writtenAndReadAgain(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let text = bytes.withUnsafeBytes { PEMBlock.text(label: "THING", $0) }
    let expected = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    #expect(
      String(decoding: text, as: UTF8.self)
        == "-----BEGIN THING-----\n" + (count == 0 ? "" : expected + "\n") + "-----END THING-----\n")
    #expect(PEMBlock.all(in: text) == [PEMBlock(label: "THING", headers: [], bytes: bytes)])
  }

  @Test func headersAndWhatStandsBetween() {
    let text = """
      Bag Attributes
          friendlyName: a: b
      -----BEGIN A-----
      Proc-Type: 4,ENCRYPTED
      DEK-Info: AES-256-CBC,00FF

      AAEC
      -----END A-----
      subject=x
      -----BEGIN B-----
      /w==
      -----END B-----
      -----BEGIN C-----
      AAA
      """
    #expect(
      PEMBlock.all(in: Array(text.utf8)) == [
        PEMBlock(
          label: "A", headers: ["Proc-Type: 4,ENCRYPTED", "DEK-Info: AES-256-CBC,00FF"], bytes: [0, 1, 2]),
        PEMBlock(label: "B", headers: [], bytes: [0xFF]), PEMBlock(label: "C", headers: [], bytes: nil),
      ])
  }

  @Test(
    arguments: [
      ("", []), ("AA", [0]), ("AA==", [0]), ("AAE", [0, 1]), ("A A\nE=", [0, 1]),
      ("-_-_", [0xFB, 0xFF, 0xBF]),
      ("+/+/", [0xFB, 0xFF, 0xBF]), ("A", nil), ("AA=A", nil), ("A*==", nil), ("é", nil),
    ] as [(String, [UInt8]?)]) func base64(text: String, bytes: [UInt8]?)
  {
    #expect(Base64Text.decode(text.utf8) == bytes)
  }
}
