import PassData
import Testing

@testable import PassLayout

/// From pass.json to a drawing: ``LayoutInput``, ``LayoutSettings``, ``FaceStyle``, ``DisplayItem``, ``TextRun``.
@Suite struct PassDrawingTests {
  static func draw(
    _ json: String, pictures: [String: Picture] = [:], _ settings: LayoutSettings = LayoutSettings(),
    symbols: (any SymbolEncoder)? = nil
  ) throws -> PassDrawing {
    let tree = try JSONReader.read(Array(json.utf8)).value
    return PassDrawing(LayoutInput(pass: tree, pictures: pictures, symbols: symbols, settings: settings))
  }

  static func fields(_ group: String, _ count: Int) -> String {
    let list = (1...max(count, 1)).map {
      "{\"key\":\"\(group)\($0)\",\"label\":\"L\($0)\",\"value\":\"\(group)\($0)\"}"
    }
    return "\"\(group)Fields\":[\(count == 0 ? "" : list.joined(separator: ","))]"
  }

  static func top(_ drawing: PassDrawing, _ key: String) throws -> Double {
    let item = drawing.front.items.first { $0.source.fieldKey == key && $0.source.part == .value }
    return try #require(item, "\(key)").bounds.y
  }

  static func notes(_ drawing: PassDrawing, _ kind: DrawingNote.Kind) -> [String] {
    drawing.notes.filter { $0.kind == kind }.map { $0.pointer?.description ?? "" }
  }

  static let art = Picture(path: "artwork.png", size: Size(358, 448))

  @Test func `a boarding pass has auxiliary fields above secondary ones`() throws {
    let drawing = try Self.draw(
      "{\"boardingPass\":{\"transitType\":\"PKTransitTypeAir\",\(Self.fields("primary", 2)),\(Self.fields("secondary", 1)),"
        + "\(Self.fields("auxiliary", 1))}}")
    #expect(drawing.style == .boardingPass)
    #expect(try Self.top(drawing, "auxiliary1") < Self.top(drawing, "secondary1"))
    #expect(try Self.top(drawing, "primary1") == Self.top(drawing, "primary2"))
    #expect(drawing.front.items.contains { $0.source.pointer?.description == "/boardingPass/transitType" })
  }

  @Test func `a generic pass has secondary fields above auxiliary ones, or one row with a square code`()
    throws
  {
    let fields = "\(Self.fields("primary", 1)),\(Self.fields("secondary", 2)),\(Self.fields("auxiliary", 2))"
    let two = try Self.draw("{\"generic\":{\(fields)}}")
    #expect(try Self.top(two, "secondary1") < Self.top(two, "auxiliary1"))
    let code =
      "\"barcodes\":[{\"format\":\"PKBarcodeFormatQR\",\"message\":\"A\",\"messageEncoding\":\"utf-8\"}]"
    let one = try Self.draw("{\(code),\"generic\":{\(fields)}}")
    #expect(try Self.top(one, "secondary1") == Self.top(one, "auxiliary2"))
  }

  @Test(arguments: [
    ("boardingPass", 3, 2, 4, 5), ("eventTicket", 3, 1, 4, 4), ("generic", 3, 1, 4, 4),
    ("coupon", 3, 1, 4, 0),
    ("storeCard", 3, 1, 4, 0),
  ])
  func `what the front has no room for goes to the back`(
    style: String, header: Int, primary: Int, secondary: Int, auxiliary: Int
  ) throws {
    let groups = ["header", "primary", "secondary", "auxiliary"].map { Self.fields($0, 6) }.joined(
      separator: ",")
    let drawing = try Self.draw("{\"\(style)\":{\(groups)}}")
    let moved = Self.notes(drawing, .fieldMovedToBack)
    #expect(moved.count == 24 - header - primary - secondary - auxiliary)
    let back = Set(drawing.back.items.compactMap { $0.source.fieldKey })
    #expect(back.contains("header6") && back.count == moved.count)
    let front = Set(drawing.front.items.compactMap { $0.source.fieldKey })
    #expect(front.isDisjoint(with: back))
  }

  @Test func `an event ticket has a second row of auxiliary fields`() throws {
    let drawing = try Self.draw(
      "{\"eventTicket\":{\"auxiliaryFields\":[{\"key\":\"a\",\"value\":\"1\"},{\"key\":\"b\",\"value\":\"2\",\"row\":1}]}}"
    )
    #expect(try Self.top(drawing, "a") < Self.top(drawing, "b"))
  }

  @Test func `header fields stand in order and hug the right edge`() throws {
    let drawing = try Self.draw("{\"generic\":{\(Self.fields("header", 3))}}")
    let boxes = try ["header1", "header2", "header3"].map { key in
      try #require(drawing.front.items.first { $0.source.fieldKey == key && $0.source.part == .value }).bounds
    }
    #expect(boxes[0].x < boxes[1].x && boxes[1].x < boxes[2].x)
    #expect(abs(boxes[2].maxX - (375 - 16)) < 0.5)
  }

  @Test(arguments: FaceStyle.allCases)
  func `an empty pass of any style is drawn`(style: FaceStyle) throws {
    let drawing = try Self.draw("{\"\(style.dictionaryKey)\":{}}")
    #expect(drawing.front.size.width == 375 && drawing.front.size.height >= 375 * 1.2)
    #expect(drawing.caption.contains("approximation of iOS 27"))
  }

  @Test(arguments: [
    "{}", "[]", "null", "{\"generic\":7}", "{\"generic\":{\"primaryFields\":[null,7,{}]},\"barcodes\":{}}",
  ])
  func `what is hardly a pass is drawn all the same`(json: String) throws {
    #expect(try Self.draw(json).front.items.count >= 1)
  }

  @Test func `a poster needs its tags and its artwork, or falls back and says so`() throws {
    let tags = "\"eventName\":\"E\",\"venueName\":\"V\",\"venueRegionName\":\"R\",\"venueRoom\":\"M\""
    let json =
      "{\"preferredStyleSchemes\":[\"posterEventTicket\",\"eventTicket\"],\"eventTicket\":{},\"semantics\":{\(tags)}}"
    #expect(try Self.draw(json, pictures: ["artwork": Self.art]).style == .posterEventTicket)
    let bare = try Self.draw(json)
    #expect(bare.style == .eventTicket)
    #expect(Self.notes(bare, .styleFellBack) == ["/preferredStyleSchemes/0"])
    var old = LayoutSettings(system: 17)
    #expect(try Self.draw(json, pictures: ["artwork": Self.art], old).style == .eventTicket)
    old = LayoutSettings(prefersClassicStyle: true)
    #expect(try Self.draw(json, pictures: ["artwork": Self.art], old).style == .eventTicket)
  }

  @Test func `a poster generic pass is classic before iOS 27`() throws {
    let json = "{\"generic\":{},\"posterGeneric\":{}}"
    #expect(try Self.draw(json).style == .posterGeneric)
    #expect(try Self.draw(json, LayoutSettings(system: 26)).style == .generic)
  }

  struct NoModules: SymbolEncoder {
    func symbol(for barcode: BarcodeMessage) throws(SymbolRefusal) -> SymbolMatrix {
      throw SymbolRefusal("because")
    }
  }

  static let code =
    "\"barcodes\":[{\"format\":\"PKBarcodeFormatCode39\",\"message\":\"A\"},"
    + "{\"format\":\"PKBarcodeFormatQR\",\"message\":\"A\",\"altText\":\"ALT\"}]"

  static func barcodeFormats(_ face: Face) -> [BarcodeFormat] {
    face.items.compactMap { if case .barcode(let barcode) = $0.content { barcode.format } else { nil } }
  }

  @Test func `the first code that the system draws is drawn`() throws {
    #expect(Self.barcodeFormats(try Self.draw("{\(Self.code)}").front) == [.code39])
    let old = try Self.draw("{\(Self.code)}", LayoutSettings(system: 26))
    #expect(Self.barcodeFormats(old.front) == [.qr])
    #expect(Self.notes(old, .barcodeNotDrawn) == ["/barcodes/0"])
  }

  @Test func `with NFC the code moves to the back`() throws {
    let drawing = try Self.draw("{\(Self.code),\"nfc\":{}}")
    #expect(Self.barcodeFormats(drawing.front).isEmpty && Self.barcodeFormats(drawing.back) == [.code39])
    #expect(drawing.front.items.contains { $0.source.pointer?.description == "/nfc" })
  }

  @Test func `a code that cannot be made leaves a box and a note`() throws {
    let drawing = try Self.draw("{\(Self.code)}", symbols: NoModules())
    #expect(drawing.notes.contains { $0.kind == .barcodeNotDrawn && $0.message == "because" })
  }

  @Test(arguments: [
    ("\"voided\":true", "Voided"), ("\"expirationDate\":\"2026-11-30T00:00:00Z\"", "Expired"),
    ("\"expirationDate\":\"2026-12-02T00:00:00Z\"", ""), ("\"voided\":false", ""),
  ])
  func `what no longer counts is faint and says why`(key: String, word: String) throws {
    let settings = LayoutSettings(now: Timestamp(seconds: 1_796_155_200), system: 26)
    let drawing = try Self.draw("{\(key),\(Self.code)}", settings)
    let texts = drawing.front.items.compactMap {
      if case .text(let run) = $0.content { run.text } else { nil }
    }
    #expect(
      texts.contains("Voided") == (word == "Voided") && texts.contains("Expired") == (word == "Expired"))
    #expect(texts.contains("ALT") == word.isEmpty)
    let code = drawing.front.items.first { $0.source.part == .barcode }
    #expect(code?.opacity == (word.isEmpty ? 1 : 0.2))
  }

  @Test func `cut texts are told with their measures`() throws {
    let long = String(repeating: "Donaudampfschifffahrt", count: 6)
    let drawing = try Self.draw(
      "{\"generic\":{\"secondaryFields\":[{\"key\":\"a\",\"label\":\"Ship\",\"value\":\"\(long)\"},{\"key\":\"b\",\"value\":\"7\"}]}}"
    )
    let cut = drawing.fits.filter(\.isTruncated)
    #expect(cut.map(\.pointer.description) == ["/generic/secondaryFields/0/value"])
    #expect(cut.first?.text == long && cut.first?.fieldKey == "a" && cut.first?.part == .value)
    #expect((cut.first?.naturalWidth ?? 0) > (cut.first?.availableWidth ?? .infinity))
  }

  @Test(arguments: [320.0, 375, 402, 430])
  func `everything of the front lies on the card at every width`(width: Double) throws {
    let groups = ["header", "primary", "secondary", "auxiliary"].map { Self.fields($0, 4) }.joined(
      separator: ",")
    for style in FaceStyle.allCases {
      let drawing = try Self.draw(
        "{\"logoText\":\"A rather long name of a shop\",\(Self.code),\"\(style.dictionaryKey)\":{\(groups)}}",
        LayoutSettings(width: width))
      for item in drawing.front.items where item.source.part != .card {
        let box = item.bounds
        #expect(
          box.x >= -0.5 && box.maxX <= width + 1 && box.y >= -0.5
            && box.maxY <= drawing.front.size.height + 0.5)
      }
    }
  }

  @Test func `texts of different fields never overlap`() throws {
    let value = "A value of some length"
    for style in ["boardingPass", "coupon", "eventTicket", "generic", "storeCard"] {
      let groups = ["header", "primary", "secondary", "auxiliary"].map { group in
        let list = (1...4).map {
          "{\"key\":\"\(group)\($0)\",\"label\":\"Label \($0)\",\"value\":\"\(value)\"}"
        }
        return "\"\(group)Fields\":[\(list.joined(separator: ","))]"
      }
      let drawing = try Self.draw(
        "{\"logoText\":\"Shop\",\(Self.code),\"\(style)\":{\(groups.joined(separator: ","))}}")
      let boxes = drawing.front.items.filter { if case .text = $0.content { true } else { false } }.map(
        \.bounds)
      for (index, box) in boxes.enumerated() {
        for other in boxes.dropFirst(index + 1) {
          let isApart =
            box.maxX <= other.x + 0.5 || other.maxX <= box.x + 0.5 || box.maxY <= other.y + 0.5
            || other.maxY <= box.y + 0.5
          #expect(isApart, "\(style) \(box) \(other)")
        }
      }
    }
  }

  @Test func `the back wraps, keeps line ends and marks links`() throws {
    let drawing = try Self.draw(
      "{\"generic\":{\"backFields\":[{\"key\":\"a\",\"value\":\"x\",\"attributedValue\":\"One <a href='https://e.example/'>two</a>\\nthree\"}]}}"
    )
    let runs = drawing.back.items.compactMap { item -> TextRun? in
      guard case .text(let run) = item.content, item.source.fieldKey == "a" else { return nil }
      return run
    }
    #expect(runs.map(\.text) == ["One ", "two", "three"])
    #expect(runs.map(\.link) == [nil, "https://e.example/", nil])
  }

  @Test func `a back without end is cut, with a note`() throws {
    let text = String(repeating: "word ", count: 10_000)
    let list = (1...60).map { "{\"key\":\"b\($0)\",\"value\":\"\(text)\"}" }.joined(separator: ",")
    let drawing = try Self.draw("{\"generic\":{\"backFields\":[\(list)]}}")
    #expect(drawing.back.size.height < 9_000)
    #expect(!Self.notes(drawing, .backShortened).isEmpty)
  }
}
