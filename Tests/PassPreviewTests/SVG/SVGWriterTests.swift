import Foundation
import FoundationXML
import PassLayout
import PassPreview
import Testing

@Suite struct SVGWriterTests {
  /// Reads a text as XML and remembers its elements.
  final class Reader: NSObject, XMLParserDelegate {
    var names: [String: Int] = [:]
    var attributes: [(element: String, name: String, value: String)] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes values: [String: String]
    ) {
      names[name, default: 0] += 1
      for (key, value) in values { attributes.append((name, key, value)) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  static func parse(_ svg: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  static func svg(_ drawn: DrawnPass) -> String {
    SVGWriter.file(
      Sheet(drawn.drawing, pictures: drawn.pictures, appearance: drawn.appearance), title: drawn.name)
  }

  @Test(arguments: VectorPass.all)
  func `every pass is well-formed XML without a script or a reference outside`(pass: VectorPass) throws {
    let drawn = try Drawer(SamplePass.settings(locale: pass.locale)).draw(pass.read())
    let reader = try Self.parse(Self.svg(drawn))
    #expect(reader.names["script"] == nil && reader.names["foreignObject"] == nil && reader.names["a"] == nil)
    for attribute in reader.attributes {
      #expect(!attribute.name.hasPrefix("on"))
      if attribute.name == "href" {
        #expect(
          attribute.value.hasPrefix("#") || attribute.value.hasPrefix("data:image/"), "\(attribute.element)")
      }
    }
  }

  @Test(arguments: HostileTexts.all)
  func `hostile texts stay texts`(text: String) throws {
    let drawn = try SamplePass.draw(SamplePass.ticket(value: text))
    let reader = try Self.parse(Self.svg(drawn))
    #expect(reader.names["script"] == nil && reader.names["img"] == nil)
  }

  @Test func `a picture stands once in a file, however often it is drawn`() throws {
    let pass = try #require(VectorPass.all.first { $0.name.hasPrefix("20") })
    let drawn = try Drawer(SamplePass.settings()).draw(pass.read())
    let reader = try Self.parse(Self.svg(drawn))
    let uses = drawn.drawing.faces.flatMap(\.items).filter {
      if case .image = $0.content { true } else { false }
    }.count
    #expect(reader.names["use"] == uses)
    #expect((reader.names["image"] ?? 0) < uses)
  }

  @Test func `the same pass gives the same bytes`() throws {
    let pass = try #require(VectorPass.all.first)
    let first = Self.svg(try Drawer(SamplePass.settings()).draw(pass.read()))
    let second = Self.svg(try Drawer(SamplePass.settings()).draw(pass.read()))
    #expect(first == second)
  }
}

/// Texts that have broken layouts, parsers and pages.
enum HostileTexts {
  static let all: [String] = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]><svg onload=alert(1)>", "%@ %n %s",
    "&amp;&lt;&#0;",
    "שלום עולם (123)", "مرحبا بالعالم ١٢٣", "👨‍👩‍👧‍👦🏳️‍🌈👍🏽🇩🇪", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
    "a" + String(repeating: "\u{301}", count: 10_000),
    String(repeating: "x", count: 10_000), String(repeating: "汉", count: 10_000),
    String(repeating: "a b ", count: 2_500),
    "\u{202E}gnp.exe", "line\nline\r\nline\u{2028}line", "\u{0}\u{1}\u{7F}\u{9B}31m",
    "\t \u{A0}\u{200B}\u{FEFF}", "", " ",
    "\u{FFFD}\u{10FFFD}", "ﷺ﷽", "ｆｕｌｌ　ｗｉｄｔｈ",
  ]
}
