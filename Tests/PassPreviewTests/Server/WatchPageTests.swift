import PassPreview
import Testing

@Suite struct WatchPageTests {
  @Test func `only the script that carries the word may run`() {
    let word = WatchPage.word()
    #expect(WatchPage.policy(word).contains("script-src 'nonce-\(word)'"))
    #expect(WatchPage.script(word).hasPrefix("<script nonce=\"\(word)\">"))
    #expect(word.count > 16 && word != WatchPage.word())
  }
}
