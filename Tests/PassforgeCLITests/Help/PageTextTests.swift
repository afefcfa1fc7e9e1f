import Testing

@testable import PassforgeCLI

@Suite struct PageTextTests {
  private let page = Page(
    name: "passforge brew", abstract: "make coffee",
    blocks: [
      .lines(["usage: passforge brew CUP"]), .heading("options"),
      .rows([
        .init(
          term: "--strong",
          text: "twice the beans, which some think is the least that a cup of coffee should have"),
        .init(term: "-m, --milk AMOUNT", text: "with milk", more: ["In millilitres."]),
      ]), .heading("examples"),
      .rows([.init(term: "passforge brew mug --strong --milk 20 --another-long-option", text: "as I like it")]
      ),
    ])

  @Test func `terms stand in one column and texts beside them`() {
    #expect(
      page.text(width: 60, style: .plain) == """
        passforge brew: make coffee

        usage: passforge brew CUP

        options
          --strong           twice the beans, which some think is
                             the least that a cup of coffee should
                             have
          -m, --milk AMOUNT  with milk
                             In millilitres.

        examples
          passforge brew mug --strong --milk 20 --another-long-option
              as I like it

        """)
  }

  @Test func `Markdown keeps what is not its own`() {
    let page = Page(name: "x", abstract: "a_b <c>", blocks: [.rows([.init(term: "--a", text: "*b*")])])
    #expect(page.markdown(level: 2) == "## x\n\na\\_b \\<c\\>\n\n- `--a`: \\*b\\*\n")
  }

  @Test func `roff keeps what is not its own`() {
    let page = Page(name: "passforge x", abstract: "a-b", blocks: [.paragraph(".dot 'q' \\ …")])
    let roff = page.roff(seeAlso: ["passforge"])
    #expect(roff.contains("passforge\\-x \\- a\\-b\n"))
    #expect(roff.contains("\n\\&.dot \\(aqq\\(aq \\e \\&...\n"))
    #expect(roff.hasSuffix(".SH SEE ALSO\n\\fBpassforge\\fR(1)\n"))
  }
}
