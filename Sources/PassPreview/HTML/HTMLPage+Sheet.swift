import PassLayout

/// Pages for whole sheets, and for what went wrong instead.
extension HTMLPage {
  /// A sheet as one drawing: a contact sheet, a comparison.
  public static func page(_ sheet: Sheet, title: String) -> String {
    var writer = SVGWriter(prefix: "s")
    writer.open(sheet.size, extra: " role=\"img\"")
    for card in sheet.cards { writer.card(card) }
    for text in sheet.texts { writer.text(text) }
    writer.out += "</svg>\n"
    return head(title: "\(SVGText.escaped(title)) · passforge preview", policy: policy)
      + "<main>\n\(writer.out)</main>\n</body>\n</html>\n"
  }

  /// What a watching reader sees while pass.json can't be read.
  public static func problem(_ messages: [String], policy: String = policy, script: String = "") -> String {
    let items = messages.map { "<li class=\"error\"><b>error</b> \(SVGText.escaped($0))</li>" }
    return head(title: "passforge preview", policy: policy)
      + "<main></main>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>\n\(script)</body>\n</html>\n"
  }
}
