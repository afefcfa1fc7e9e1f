import Testing

@testable import PassPreview

@Suite struct SVGTextTests {
  @Test(arguments: [
    ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;&#39;"), ("</script>", "&lt;/script&gt;"), ("a\u{0}\u{1B}b", "ab"),
    ("é€", "é€"),
  ])
  func `markup becomes text`(text: String, escaped: String) {
    #expect(SVGText.escaped(text) == escaped)
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (12.345, "12.35"), (-0.001, "0"), (.infinity, "0"),
    (.nan, "0"),
    (100.1, "100.1"), (1e12, "0"),
  ])
  func `numbers are short and never in words`(value: Double, text: String) {
    #expect(SVGText.number(value) == text)
  }
}
