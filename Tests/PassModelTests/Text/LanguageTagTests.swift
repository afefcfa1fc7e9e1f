import Testing

@testable import PassModel

@Suite struct LanguageTagTests {
  @Test(arguments: ["en", "de", "zh-Hans", "pt-BR", "es-419", "zh-Hant-TW", "fil", "sr-Latn-RS"])
  func tagsAreGood(_ tag: String) { #expect(LanguageTag.fault(in: tag) == nil) }

  @Test(arguments: [
    ("EN", LanguageTag.Fault.letterCase(meant: "en")), ("pt-br", .letterCase(meant: "pt-BR")),
    ("zh-hans", .letterCase(meant: "zh-Hans")), ("zh_TW", .underscore(meant: ["zh-Hant-TW", "zh-TW"])),
    ("de_CH", .underscore(meant: ["de-CH"])), ("english", .word(meant: "en")), ("Base", .base),
    ("xq", .unknown),
    ("", .unknown), ("en-", .unknown), ("419", .unknown), ("_", .unknown), ("en-US-x", .unknown),
  ])
  func whatIsNoneIsNamed(_ tag: String, _ fault: LanguageTag.Fault) {
    #expect(LanguageTag.fault(in: tag) == fault)
  }
}
