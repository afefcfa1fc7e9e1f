/// A strict reader of the small XML that JUnit reports are: elements, attributes, five entities.
enum XMLCheck {
  enum Failure: Error { case malformed(String) }

  struct Element {
    let name: String
    let attributes: [String: String]
  }

  /// Every element in order; throws where tags are not closed in order or a character is not escaped.
  static func elements(of bytes: [UInt8]) throws -> [Element] {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure.malformed("not UTF-8") }
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }) else {
      throw Failure.malformed("a control character")
    }
    var rest = text[...]
    var open: [String] = []
    var found: [Element] = []
    while let start = rest.firstIndex(of: "<") {
      try checkEntities(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { throw Failure.malformed("no '>'") }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else { throw Failure.malformed("</\(tag)>") }
        continue
      }
      let element = try element(tag.hasSuffix("/") ? tag.dropLast() : tag)
      found.append(element)
      if !tag.hasSuffix("/") { open.append(element.name) }
    }
    guard open.isEmpty else { throw Failure.malformed("open: \(open)") }
    return found
  }

  private static func element(_ tag: Substring) throws -> Element {
    let name = tag.prefix { $0 != " " }
    var attributes: [String: String] = [:]
    let pieces = tag.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
    var index = 0
    while index + 1 < pieces.count {
      let key = pieces[index].filter { $0 != " " && $0 != "=" && $0 != "\n" }
      try checkEntities(pieces[index + 1])
      attributes[String(key)] = String(pieces[index + 1])
      index += 2
    }
    return Element(name: String(name), attributes: attributes)
  }

  private static func checkEntities(_ text: Substring) throws {
    for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      guard ["amp;", "lt;", "gt;", "quot;", "apos;"].contains(where: piece.hasPrefix) else {
        throw Failure.malformed("&\(piece.prefix(10))")
      }
    }
  }
}
