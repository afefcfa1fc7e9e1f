import PassBundle
import Testing

@Suite struct SystemDroppingsTests {
  @Test(arguments: [
    ".DS_Store", "__MACOSX", "Thumbs.db", "thumbs.DB", "desktop.ini", "._icon.png", ".git", ".gitignore",
    ".svn",
  ])
  func `leftovers are known whatever their case`(_ name: String) {
    #expect(SystemDroppings.contains(name))
  }

  @Test(arguments: ["icon.png", ".hidden", "DS_Store", "git", "thumbs.png", "_icon.png", ""])
  func `other names are not, hidden ones neither`(_ name: String) {
    #expect(!SystemDroppings.contains(name))
  }
}
