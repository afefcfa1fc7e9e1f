import Testing

@testable import PassModel

@Suite struct BarcodePayloadTests {
  @Test(arguments: [
    (BarcodeFormat.ean13, "4006381333931"), (.ean13, "400638133393"), (.code39, "A-1 $/+%."),
    (.codabar, "A12-3B"),
    (.interleaved2of5, "1234"), (.code128, "abc~ 1"), (.qr, "Γειά"), (.aztec, "x"), (.pdf417, "x"),
  ])
  func aPayloadThatFitsHasNoFault(_ format: BarcodeFormat, _ message: String) {
    #expect(BarcodePayload.fault(in: message, format: format) == nil)
  }

  @Test(
    arguments: [
      (BarcodeFormat.ean13, "4006381333932", "write 4006381333931"), (.ean13, "40063", nil),
      (.ean13, "40063813339a1", nil),
      (.code39, "abc", "use capital letters"), (.codabar, "123", "write it like A123B"),
      (.codabar, "AB", "write it like AABB"),
      (.interleaved2of5, "123", "write 0123"), (.interleaved2of5, "12a4", nil),
      (.code128, "Straße", "use ASCII, or a QR or Aztec code"),
    ] as [(BarcodeFormat, String, String?)])
  func aPayloadThatDoesNotFitSaysWhatToWrite(_ format: BarcodeFormat, _ message: String, _ hint: String?)
    throws
  {
    let fault = try #require(BarcodePayload.fault(in: message, format: format))
    #expect(fault.hint == hint)
  }

  @Test func digitsTakeLessRoom() {
    #expect(BarcodePayload.fault(in: String(repeating: "x", count: 3_000), format: .qr) != nil)
    #expect(BarcodePayload.fault(in: String(repeating: "1", count: 3_000), format: .qr) == nil)
    #expect(BarcodePayload.fault(in: String(repeating: "1", count: 8_000), format: .qr) != nil)
  }
}
