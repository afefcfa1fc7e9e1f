/// Which `.lproj` folder of a pass a device set to a language reads.
///
/// The exact name first, then the language alone, then any region of it; then English, as the pass's own default.
/// Nothing fits: the texts of pass.json themselves.
public enum LanguageChoice {
  /// - Parameter folders: their names, such as `de.lproj`.
  /// - Returns: nil where the texts of pass.json themselves are shown.
  public static func folder(for locale: String, among folders: [String]) -> String? {
    let wanted = parts(of: locale)
    let known = folders.map { (folder: $0, parts: parts(of: String($0.dropLast(".lproj".count)))) }
    for count in (1...max(1, wanted.count)).reversed() {
      let head = Array(wanted.prefix(count))
      if let exact = known.first(where: { $0.parts == head }) { return exact.folder }
    }
    if let sameLanguage = known.first(where: { $0.parts.first == wanted.first }) {
      return sameLanguage.folder
    }
    return known.first { $0.parts == ["en"] }?.folder ?? known.first { $0.parts.first == "en" }?.folder
  }

  /// `zh_CN` → zh, hans: Chinese is told apart by script, whatever region a person names.
  private static func parts(of name: String) -> [String] {
    var parts = name.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }.map {
      $0.lowercased()
    }
    if parts.first == "zh", parts.count > 1 {
      switch parts[1] {
      case "cn", "sg": parts[1] = "hans"
      case "tw", "hk", "mo": parts[1] = "hant"
      default: break
      }
    }
    return parts
  }
}
