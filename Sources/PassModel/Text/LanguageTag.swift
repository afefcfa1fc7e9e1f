/// Names of languages as Wallet expects them before `.lproj`: `de`, `zh-Hans`, `pt-BR`, `es-419`.
public enum LanguageTag {
  public enum Fault: Sendable, Equatable {
    /// `EN`, `pt-br`: the right name in another case.
    case letterCase(meant: String)
    /// `de_CH`, which occurs in the wild and is not the documented form.
    case underscore(meant: [String])
    /// `english`, `German`.
    case word(meant: String)
    /// `Base` is a notion of apps.
    case base
    case unknown
  }

  /// Nil for a good name.
  public static func fault(in tag: String) -> Fault? {
    if isGood(tag) { return nil }
    if tag.lowercased() == "base" { return .base }
    if let meant = words[tag.lowercased()] { return .word(meant: meant) }
    if tag.contains("_") {
      let plain = normalized(tag.split(separator: "_").joined(separator: "-"))
      guard isGood(plain) else { return .unknown }
      return .underscore(meant: chinese[plain].map { [$0, plain] } ?? [plain])
    }
    let plain = normalized(tag)
    return isGood(plain) ? .letterCase(meant: plain) : .unknown
  }

  /// Language, then a script, then a region, each in its own case.
  private static func isGood(_ tag: String) -> Bool {
    var parts = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = parts.popFirst(), isLanguage(language) else { return false }
    if let script = parts.first, script.utf8.count == 4 {
      guard normalizedPart(script) == script, script.allSatisfy(\.isLetter) else { return false }
      parts = parts.dropFirst()
    }
    if let region = parts.first {
      let isCountry = region.utf8.count == 2 && region.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      let isArea = region.utf8.count == 3 && region.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isCountry || isArea else { return false }
      parts = parts.dropFirst()
    }
    return parts.isEmpty
  }

  private static func isLanguage(_ part: Substring) -> Bool {
    guard part.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    return part.utf8.count == 3 || (part.utf8.count == 2 && twoLetters.contains(String(part)))
  }

  private static func normalized(_ tag: String) -> String {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first else { return tag }
    return ([language.lowercased()] + parts.dropFirst().map(normalizedPart)).joined(separator: "-")
  }

  private static func normalizedPart(_ part: Substring) -> String {
    part.utf8.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
  }

  /// Names of Chinese by country, and the script that is meant.
  private static let chinese = ["zh-TW": "zh-Hant-TW", "zh-HK": "zh-Hant-HK", "zh-CN": "zh-Hans-CN"]

  private static let words = [
    "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "dutch": "nl",
    "japanese": "ja", "chinese": "zh-Hans", "korean": "ko", "portuguese": "pt", "russian": "ru",
    "danish": "da",
    "swedish": "sv", "norwegian": "nb", "finnish": "fi", "polish": "pl", "turkish": "tr", "arabic": "ar",
    "hebrew": "he", "czech": "cs", "greek": "el",
  ]

  /// ISO 639-1.
  private static let twoLetters: Set<String> = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es
    et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj
    kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv
    ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti
    tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
