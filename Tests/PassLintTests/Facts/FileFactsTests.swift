import PassData
import PassImage
import Testing

@testable import PassLint

@Suite struct FileFactsTests {
  @Test func languagesAreTheFoldersAtTheRoot() {
    let files = FileFacts([
      ("de.lproj/pass.strings", Array("\"A\" = \"a\";".utf8)), ("en.lproj/logo.png", TestPNG.bytes(1, 1)),
      ("x/fr.lproj/pass.strings", []), ("pass.json", []),
    ])
    let languages: [Language] = files.languages
    #expect(languages.map(\.tag) == ["de", "en"])
    #expect(languages.map(\.isReadable) == [true, false])
    #expect(files["pass.json"] == nil)
  }

  @Test func everyPictureIsDecoded() {
    let files = FileFacts([("logo.png", TestPNG.bytes(3, 2, hasAlpha: true)), ("logo@2x.png", [1, 2])])
    #expect(files["logo.png"]?.image?.hasAlpha == true)
    #expect(files["logo@2x.png"]?.image?.isSoundPNG == false)
  }
}
