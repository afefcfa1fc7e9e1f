/// Reads the one element that `attributedValue` may hold: `<a href="…">text</a>`.
///
/// Any other `<` is text. The link is kept as a text to show; nothing here follows it.
enum AnchorMarkup {
  static func parse(_ text: String) -> [LinkedText] {
    var parts: [LinkedText] = []
    var plain = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      plain += rest[..<open]
      guard let anchor = anchor(at: rest[open...]) else {
        plain.append("<")
        rest = rest[rest.index(after: open)...]
        continue
      }
      if !plain.isEmpty { parts.append(LinkedText(text: unescaped(plain))) }
      plain = ""
      parts.append(LinkedText(text: unescaped(anchor.text), link: unescaped(anchor.link)))
      rest = anchor.rest
    }
    plain += rest
    if !plain.isEmpty || parts.isEmpty { parts.append(LinkedText(text: unescaped(plain))) }
    return parts
  }

  private static func anchor(at text: Substring) -> (link: String, text: String, rest: Substring)? {
    guard text.prefix(3).lowercased().hasPrefix("<a"), text.dropFirst(2).first?.isWhitespace == true,
      let close = text.firstIndex(of: ">")
    else { return nil }
    let inside = text[text.index(after: close)...]
    guard let end = closingTag(in: inside) else { return nil }
    return (attribute(in: text[..<close]), String(inside[..<end.start]), inside[end.after...])
  }

  private static func closingTag(in text: Substring) -> (start: Substring.Index, after: Substring.Index)? {
    var search = text
    while let open = search.firstIndex(of: "<") {
      if search[open...].prefix(4).lowercased() == "</a>" { return (open, search.index(open, offsetBy: 4)) }
      search = search[search.index(after: open)...]
    }
    return nil
  }

  private static func attribute(in tag: Substring) -> String {
    for quote in ["\"", "'"] as [Character] {
      guard let open = tag.firstIndex(of: quote) else { continue }
      let inside = tag[tag.index(after: open)...]
      return String(inside[..<(inside.firstIndex(of: quote) ?? inside.endIndex)])
    }
    return ""
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let names = [
      "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&nbsp;": " ", "&amp;": "&",
    ]
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.prefix(7).firstIndex(of: ";"), let letter = names[String(rest[...end])] {
        result += letter
        rest = rest[rest.index(after: end)...]
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
