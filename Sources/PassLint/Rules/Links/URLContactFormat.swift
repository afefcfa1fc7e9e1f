import PassData
import PassModel

extension LintRule {
  static let urlContactFormat = LintRule(
    tree: "url.contact-format", .warning, "mail addresses and telephone numbers can be used as they are",
    Note(
      why: "Wallet makes mailto: and tel: links of them, which lead nowhere otherwise",
      source: "our inference",
      .inferred, bad: #""contactVenueEmail": "mailto:hi@example.com""#,
      good: #""contactVenueEmail": "hi@example.com""#),
    when: .has(
      .pass, "contactVenueEmail", "contactVenuePhoneNumber", "transitProviderEmail",
      "transitProviderPhoneNumber")
  ) { pass, report in
    for (key, isMail) in [
      ("contactVenueEmail", true), ("transitProviderEmail", true), ("contactVenuePhoneNumber", false),
      ("transitProviderPhoneNumber", false),
    ] {
      guard let text = pass.text(key), !(isMail ? isAddress(text) : isNumber(text)) else { continue }
      report.found(
        "\(Words.quoted(text)) is no \(isMail ? "mail address" : "telephone number")",
        at: .value(JSONPointer.root.appending(key)),
        hints: [isMail ? "write it like hi@example.com" : "write it like +49 30 123456"])
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !parts[1].hasPrefix(".")
      && !parts[1].hasSuffix(".") && !text.utf8.contains { $0 <= 0x20 || $0 == 0x3A }
  }

  private static func isNumber(_ text: String) -> Bool {
    var digits = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": digits += 1
      case "+", "-", "(", ")", ".", "/", " ", "*", "#", ",", ";", "\u{A0}", "x": continue
      default: return false
      }
    }
    return digits >= 3
  }
}
