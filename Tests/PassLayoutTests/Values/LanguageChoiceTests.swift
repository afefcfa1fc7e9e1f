import PassLayout
import Testing

@Suite struct LanguageChoiceTests {
  @Test(arguments: [
    ("de_DE", ["de.lproj", "en.lproj"], "de.lproj"), ("de_AT", ["de-DE.lproj", "en.lproj"], "de-DE.lproj"),
    ("de_AT", ["de.lproj", "de-AT.lproj"], "de-AT.lproj"), ("fr_FR", ["de.lproj", "en.lproj"], "en.lproj"),
    ("fr", ["de.lproj", "en-GB.lproj"], "en-GB.lproj"),
    ("zh_CN", ["zh-Hant.lproj", "zh-Hans.lproj"], "zh-Hans.lproj"),
    ("zh_TW", ["zh-Hans.lproj", "zh-Hant.lproj"], "zh-Hant.lproj"),
    ("pt_BR", ["pt-PT.lproj", "pt-BR.lproj"], "pt-BR.lproj"),
    ("en_US@calendar=buddhist", ["en.lproj"], "en.lproj"),
  ])
  func `the nearest language is chosen`(locale: String, folders: [String], folder: String) {
    #expect(LanguageChoice.folder(for: locale, among: folders) == folder)
  }

  @Test func `without English the pass's own texts stay`() {
    #expect(LanguageChoice.folder(for: "fr", among: ["de.lproj"]) == nil)
    #expect(LanguageChoice.folder(for: "", among: []) == nil)
  }
}
