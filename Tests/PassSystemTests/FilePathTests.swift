import PassSystem
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("", "b", "b"), ("/", "b", "/b"),
    ("a", "", "a/"),
    ("a", "/\u{301}b", "/\u{301}b"), ("a/\u{301}", "b", "a/\u{301}/b"),
  ])
  func joins(_ base: String, _ path: String, _ joined: String) {
    #expect(FilePath.join(base, path) == joined)
  }

  @Test(arguments: [
    ("a/b/c", "a/b", "c"), ("a/b/c/", "a/b", "c"), ("c", ".", "c"), ("/c", "/", "c"), ("/", "/", ""),
    ("//", "/", ""),
    ("a//b", "a", "b"), ("", ".", ""), ("../x", "..", "x"), ("a/\u{301}b", "a", "\u{301}b"),
  ])
  func splits(_ path: String, _ parent: String, _ last: String) {
    #expect(FilePath.parent(of: path) == parent)
    #expect(FilePath.lastComponent(of: path) == last)
  }
}
