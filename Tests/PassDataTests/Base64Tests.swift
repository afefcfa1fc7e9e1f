import Foundation
import PassData
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func followsTheVectorsOfTheRFC(_ plain: String, _ encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(plain.utf8))
    let unpadded = encoded.filter { $0 != "=" }
    #expect(Base64.decode(unpadded) == Array(plain.utf8))
    #expect(Base64.encode(Array(plain.utf8), alphabet: .urlSafe) == unpadded)
  }

  @Test func bothAlphabetsAreRead() {
    #expect(Base64.encode([0xFB, 0xFF, 0xFE]) == "+//+")
    #expect(Base64.encode([0xFB, 0xFF, 0xFE], alphabet: .urlSafe) == "-__-")
    #expect(Base64.decode("-__-") == Base64.decode("+//+"))
  }

  @Test(arguments: [
    "Z", "Zg=", "Zg===", "Zm8==", "Zm9v=", "Zh==", "Zm9=", "Zg==Zg==", "Z g==", "Zé==", "=", "====",
  ])
  func refusesWhatNoEncoderWrites(_ text: String) {
    #expect(Base64.decode(text) == nil)
  }

  @Test func skipsBlanksOnlyWhereAllowed() {
    #expect(Base64.decode("Zm9v\r\n\tYm Fy\n", ignoringWhitespace: true) == Array("foobar".utf8))
    #expect(Base64.decode("Zm9v\nYmFy") == nil)
    #expect(Base64.decode("Zg =\n=", ignoringWhitespace: true) == Array("f".utf8))
  }

  @Test func agreesWithFoundationForEveryLength() {
    var random = SeededRandom(seed: 1)
    for count in 0...100 {
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let encoded = Base64.encode(bytes)
      #expect(encoded == Data(bytes).base64EncodedString())
      #expect(Base64.decode(encoded) == bytes)
    }
  }
}
