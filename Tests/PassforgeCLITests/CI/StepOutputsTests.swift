import Testing

@testable import PassforgeCLI

@Suite struct StepOutputsTests {
  @Test func `a value of one line stands behind its name`() {
    #expect(StepOutputs.text([.init(name: "count", value: "12")]) == "count=12\n")
    #expect(StepOutputs.text([.init(name: "paths", value: "a<<b=c")]) == "paths=a<<b=c\n")
  }

  @Test(arguments: ["a\nverdict=ok", "a\rb", "a\r\ncount<<EOF\n1\nEOF\n", "\n"])
  func `a value of several lines sets no other output`(_ value: String) throws {
    let text = StepOutputs.text([.init(name: "paths", value: value)])
    let delimiter = StepOutputs.delimiter(for: value)
    #expect(text == "paths<<\(delimiter)\n\(value)\n\(delimiter)\n")
    #expect(!value.contains(delimiter))
  }

  @Test func `whoever knows the delimiter of a value has another value with it`() {
    let guessed = "x\n" + StepOutputs.delimiter(for: "x\n") + "\nverdict=ok"
    #expect(!guessed.contains(StepOutputs.delimiter(for: guessed)))
  }
}
