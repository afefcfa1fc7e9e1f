import PassData
import PassLayout
import Testing

@testable import PassPreview

@Suite struct HTMLPageTests {
  static func page(_ pass: PreviewPass, findings: [Diagnostic] = []) throws -> String {
    let light = try Drawer(SamplePass.settings()).draw(pass)
    let dark = try Drawer(SamplePass.settings(appearance: .dark)).draw(pass)
    return HTMLPage.page(HTMLPage.Subject(light: light, dark: dark, findings: findings))
  }

  @Test func `a page has a policy that forbids scripts and requests, and neither of them`() throws {
    let page = try Self.page(SamplePass.read(SamplePass.ticket()))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("<script"))
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(!page.contains(" src="))
  }

  @Test(arguments: HostileTexts.all)
  func `hostile texts in every place never become markup`(text: String) throws {
    let quoted = SamplePass.quoted(text)
    let json = """
      {"organizationName":\(quoted),"description":\(quoted),"logoText":\(quoted),"storeCard":{
       "headerFields":[{"key":\(quoted),"label":\(quoted),"value":\(quoted)}],
       "primaryFields":[{"key":"p","label":\(quoted),"value":\(quoted),"currencyCode":\(quoted)}],
       "auxiliaryFields":[{"key":"a","label":\(quoted),"value":\(quoted)}],
       "backFields":[{"key":"b","label":\(quoted),"value":\(quoted)},
        {"key":"c","attributedValue":\(SamplePass.quoted("<a href=\"\(text)\">\(text)</a>")),"value":"v"}]},
       "barcodes":[{"format":"PKBarcodeFormatQR","message":\(quoted),"messageEncoding":"utf-8","altText":\(quoted)}]}
      """
    let finding = Diagnostic(
      .error, "x.y", text,
      at: SourceLocation(
        file: text, pointer: JSONPointer([.key("storeCard"), .key("primaryFields"), .index(0)])))
    let pass = try SamplePass.read(json)
    let page = try Self.page(PreviewPass(name: text, tree: pass.tree, files: [:]), findings: [finding])
    // Every tag of the page is one that we write.
    let ours: Set<Substring> = [
      "!doctype", "html", "/html", "head", "/head", "meta", "title", "/title", "style", "/style", "body",
      "/body", "nav",
      "/nav", "label", "/label", "input", "main", "/main", "figure", "/figure", "svg", "/svg", "g", "/g",
      "path", "path/",
      "rect", "/rect", "rect/", "text", "/text", "clipPath", "/clipPath", "figcaption", "/figcaption", "ul",
      "/ul", "li",
      "/li", "b", "/b", "code", "/code", "small", "/small", "footer", "/footer", "linearGradient", "stop",
      "defs", "/defs",
    ]
    for piece in page.split(separator: "<").dropFirst() {
      let name = piece.prefix { $0 != " " && $0 != ">" && $0 != "\n" }
      #expect(ours.contains(name), "\(piece.prefix(60))")
    }
  }

  @Test func `hovering names the field and its place`() throws {
    let page = try Self.page(SamplePass.read(SamplePass.ticket()))
    #expect(page.contains(">p · value</text>"))
    #expect(page.contains(">/generic/primaryFields/0/value</text>"))
  }

  @Test func `a cut text is told whole`() throws {
    let text = String(repeating: "Wolfeschlegelsteinhausen", count: 5)
    let page = try Self.page(SamplePass.read(SamplePass.ticket(value: text)))
    #expect(page.contains(">cut: Wolfeschlegelsteinhausen"))
  }

  @Test func `findings are listed and framed`() throws {
    let place = JSONPointer([.key("generic"), .key("primaryFields"), .index(0), .key("value")])
    let finding = Diagnostic(
      .warning, "field.text-too-long", "it is long", at: SourceLocation(file: "p", pointer: place))
    let page = try Self.page(SamplePass.read(SamplePass.ticket()), findings: [finding])
    #expect(page.contains("<title>it is long [field.text-too-long]</title>"))
    #expect(
      page.contains(
        "<li class=\"warning\"><b>warning</b> it is long <code>/generic/primaryFields/0/value</code>"))
  }

  @Test func `both appearances are in the page`() throws {
    let page = try Self.page(SamplePass.read(SamplePass.ticket()))
    #expect(page.contains("class=\"back-light\"") && page.contains("class=\"back-dark\""))
  }

  @Test func `a problem is told instead of a pass`() {
    let page = HTMLPage.problem(["pass.json:1:1 <b>"])
    #expect(page.contains("pass.json:1:1 &lt;b&gt;"))
  }
}
