import PassPipeline
import Testing

@Suite struct OutputNameTests {
  struct Case: CustomTestStringConvertible {
    let rendered: String
    let name: String
    var testDescription: String { rendered }
  }

  static let cases = [
    Case(rendered: "C-1042.pkpass", name: "C-1042.pkpass"),
    Case(rendered: "C-1042", name: "C-1042.pkpass"),
    Case(rendered: "C-1042.PKPASS", name: "C-1042.pkpass"),
    Case(rendered: "../../etc/x", name: "%2E.%2F..%2Fetc%2Fx.pkpass"),
    Case(rendered: "..", name: "%2E%2E.pkpass"),
    Case(rendered: "=1+1", name: "=1+1.pkpass"),
    Case(rendered: "-rf", name: "%2Drf.pkpass"),
    Case(rendered: "a%2Fb", name: "a%252Fb.pkpass"),
    Case(rendered: "Zoë\u{0}\n", name: "Zoë%00%0A.pkpass"),
    Case(rendered: "", name: "%.pkpass"),
    Case(rendered: ".pkpass", name: "%2Epkpass.pkpass"),
  ]

  @Test(arguments: cases) func `a name is one safe component`(_ each: Case) {
    #expect(OutputName(each.rendered).text == each.name)
  }

  @Test func `long names stay apart and below the limit of file systems`() {
    let long = String(repeating: "é", count: 400)
    let first = OutputName(long + "1").text
    let second = OutputName(long + "2").text
    #expect(first != second)
    #expect(first.utf8.count <= 210)
    #expect(first.hasSuffix(".pkpass"))
  }
}
