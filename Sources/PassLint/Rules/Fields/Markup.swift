/// The tags of a text, found without an HTML parser: Wallet has none either.
enum Markup {
  struct Tag: Equatable {
    /// In lower case, without the slash of an end tag.
    let name: String
    /// What `href` says, if it is there.
    let link: String?
  }

  static func tags(in text: String) -> [Tag] {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return [] }
    var tags: [Tag] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      let inner = rest.hasPrefix("/") ? rest.dropFirst() : rest
      guard inner.first?.isLetter == true, let close = inner.firstIndex(of: ">") else { continue }
      let body = inner[..<close]
      let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
      tags.append(Tag(name: name, link: link(in: body)))
      rest = inner[close...]
    }
    return tags
  }

  private static func link(in body: Substring) -> String? {
    let lower = body.lowercased()
    guard lower.utf8.count == body.utf8.count, let found = position(of: "href", in: lower) else { return nil }
    var rest = body.utf8.dropFirst(found + 4)
    func skipSpaces() { while rest.first == 0x20 { rest = rest.dropFirst() } }
    skipSpaces()
    guard rest.first == UInt8(ascii: "=") else { return nil }
    rest = rest.dropFirst()
    skipSpaces()
    guard let quote = rest.first else { return "" }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return String(Substring(rest.dropFirst().prefix { $0 != quote }))
    }
    return String(Substring(rest.prefix { $0 != 0x20 }))
  }

  private static func position(of word: String, in text: String) -> Int? {
    let (bytes, wanted) = (Array(text.utf8), Array(word.utf8))
    guard bytes.count >= wanted.count else { return nil }
    return (0...(bytes.count - wanted.count)).first { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}
