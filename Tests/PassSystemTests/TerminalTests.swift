import Testing

@testable import PassSystem

@Suite struct TerminalTests {
  private func typed(_ text: String) -> (bytes: [UInt8], last: SecretLine.Step) {
    var line = SecretLine()
    var step = SecretLine.Step.more
    for key in text.utf8 where step == .more { step = line.take(key) }
    return (line.bytes, step)
  }

  @Test(arguments: [
    ("abc\n", "abc"), ("abc\r", "abc"), ("abx\u{7F}c\n", "abc"), ("é\u{08}e\n", "e"), ("x\u{15}y\n", "y"),
    ("\u{7F}a\n", "a"), ("\n", ""), ("ab\u{04}", "ab"),
  ])
  func `a line is edited as one is used to`(_ keys: String, _ secret: String) {
    #expect(typed(keys).bytes == Array(secret.utf8))
    #expect(typed(keys).last == .done)
  }

  @Test(arguments: ["abc\u{03}", "\u{04}"])
  func `Ctrl-C and an early Ctrl-D give up`(_ keys: String) {
    #expect(typed(keys).last == .abandoned)
  }
}
