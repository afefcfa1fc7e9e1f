import PassLayout
import PassPreview
import Testing

@Suite struct ZintEncoderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: BarcodeFormat
    let message: String
    var encoding = "iso-8859-1"
    let bytes: [UInt8]
    /// zxing-cpp's name of the format.
    let name: String
    var testDescription: String { "\(format) \(message.prefix(20)) \(encoding)" }

    init(
      _ format: BarcodeFormat, _ message: String, _ encoding: String = "iso-8859-1", bytes: [UInt8]? = nil,
      name: String
    ) {
      self.format = format
      self.message = message
      self.encoding = encoding
      self.bytes = bytes ?? Array(message.utf8)
      self.name = name
    }
  }

  static let allBytes = String(String.UnicodeScalarView((0...255).compactMap { Unicode.Scalar($0) }))

  static let cases: [Case] = [
    Case(.qr, "TKT:2026-88/A", name: "QR Code"),
    Case(.qr, "Grüße", "utf-8", name: "QR Code"),
    Case(.qr, "Grüße", bytes: [0x47, 0x72, 0xFC, 0xDF, 0x65], name: "QR Code"),
    Case(.qr, "€ 5", "utf-8", name: "QR Code"),
    Case(.qr, "€ 5", "windows-1252", bytes: [0x80, 0x20, 0x35], name: "QR Code"),
    Case(.qr, "0123456789012345678901234567890123456789", name: "QR Code"),
    Case(.qr, String(repeating: "https://example.com/t/", count: 12), name: "QR Code"),
    Case(.qr, "東京", "shift_jis", bytes: [0x93, 0x8C, 0x8B, 0x9E], name: "QR Code"),
    Case(.qr, "\\000026 is no header", name: "QR Code"),
    Case(.aztec, "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100", name: "Aztec"),
    Case(.aztec, allBytes, bytes: Array(0...255), name: "Aztec"),
    Case(.pdf417, "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100", name: "PDF417"),
    Case(.pdf417, "Käse", bytes: [0x4B, 0xE4, 0x73, 0x65], name: "PDF417"),
    Case(.pdf417, "a\u{1}b\u{0}c", name: "PDF417"),
    Case(.code128, "HH-7F3K-9Q2M", name: "Code 128"),
    Case(.code128, "00123456789012", name: "Code 128"),
    Case(.code39, "AB-12 $/+%.", name: "Code 39"),
    Case(.codabar, "A123456B", name: "Codabar"),
    Case(.ean13, "4006381333931", name: "EAN-13"),
    Case(.ean13, "400638133393", bytes: Array("4006381333931".utf8), name: "EAN-13"),
    Case(.interleaved2of5, "00123456", name: "ITF"),
  ]

  /// One question to the judge for all cases, because starting it takes longer than deciding.
  @Test(.enabled(if: BarcodeJudge.python != nil, "python3 has no package zxing-cpp"))
  func `every drawn code decodes to the very bytes of its message`() throws {
    var pictures: [(row: Case, scale: Double, png: [UInt8])] = []
    for row in Self.cases {
      let drawn = try SamplePass.draw(
        SamplePass.ticket(barcode: SamplePass.barcode(row.format, row.message, encoding: row.encoding)))
      let sheet = Sheet(drawn.drawing, pictures: drawn.pictures, appearance: .light)
      // At one pixel per point a long code has hardly two pixels per module, which not every reader manages.
      for scale in row.bytes.count > 100 ? [2.0, 3] : [1, 2, 3] {
        pictures.append((row, scale, try SheetRenderer.png(sheet, scale: scale)))
      }
    }
    let found = try BarcodeJudge.codes(inPNGs: pictures.map(\.png))
    #expect(found.count == pictures.count)
    for ((row, scale, _), codes) in zip(pictures, found) {
      #expect(codes.map(\.bytes) == [row.bytes], "\(row) at \(scale)x")
      #expect(codes.first?.format == row.name, "\(row) at \(scale)x")
      // ISO 15424: these identifiers say that there is no ECI header.
      let plain: [BarcodeFormat: String] = [.qr: "]Q1", .aztec: "]z0", .pdf417: "]L2"]
      if let plain = plain[row.format] { #expect(codes.first?.symbology == plain, "\(row)") }
    }
  }

  @Test(arguments: [
    (BarcodeFormat.qr, "", "iso-8859-1", "empty"), (.qr, "€", "iso-8859-1", "U+20AC"),
    (.qr, "a", "klingon", "klingon"),
    (.code128, "Grüße", "utf-8", "ASCII"), (.code39, "abc", "iso-8859-1", "Code 39"),
    (.codabar, "123", "iso-8859-1", "Codabar"), (.ean13, "4006381333932", "iso-8859-1", "check digit"),
    (.ean13, "12345", "iso-8859-1", "digits"), (.interleaved2of5, "123", "iso-8859-1", "even"),
    (.qr, String(repeating: "x", count: 3_000), "utf-8", ""),
    (.qr, String(repeating: "x", count: 9_000), "utf-8", "9000"),
    (.code128, String(repeating: "x", count: 500), "utf-8", ""),
    (.pdf417, String(repeating: "x", count: 3_000), "utf-8", ""),
  ])
  func `what a format cannot hold is refused with a reason`(
    format: BarcodeFormat, message: String, encoding: String, word: String
  ) {
    let barcode = BarcodeMessage(format: format, message: message, encoding: encoding)
    let error = #expect(throws: SymbolRefusal.self) { try ZintEncoder().symbol(for: barcode) }
    #expect(error?.reason.contains(word) == true, "\(error?.reason ?? "")")
  }

  @Test func `one row tells how tall it is`() throws {
    let square = try ZintEncoder().symbol(for: BarcodeMessage(format: .qr, message: "A", encoding: "utf-8"))
    #expect(square.columns == square.rows && square.rowHeight == 1)
    let wide = try ZintEncoder().symbol(
      for: BarcodeMessage(format: .code128, message: "A", encoding: "utf-8"))
    #expect(wide.rows == 1 && wide.rowHeight > 1)
    let stacked = try ZintEncoder().symbol(
      for: BarcodeMessage(format: .pdf417, message: "A", encoding: "utf-8"))
    #expect(stacked.rows > 2 && stacked.rowHeight == 3)
  }
}
