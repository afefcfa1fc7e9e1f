import PassBundle
import PassData
import PassTemplate

/// A `pass.strings` file whose texts hold `${…}`, compiled once.
///
/// Written back for each row in the encoding that it had; what is no text with an expression stays byte for byte.
struct StringsTemplate: Sendable {
  let path: BundlePath
  private let strings: PassStrings
  /// One for each entry; nil where the text is the same for every row.
  private let texts: [TextTemplate?]

  /// Nil where no text has an expression: such a file is packed as it is.
  init?(_ strings: PassStrings, at path: BundlePath) {
    var texts: [TextTemplate?] = []
    for entry in strings.entries {
      let hasExpression = entry.value.utf8.contains(UInt8(ascii: "$")) && entry.value.contains("${")
      let text =
        hasExpression
        ? TextTemplate(compiling: entry.value, at: strings.locationOfValue(entry)) : nil
      texts.append(text)
    }
    guard texts.contains(where: { $0 != nil }) else { return nil }
    self.path = path
    self.strings = strings
    self.texts = texts
  }

  var faults: [TemplateError] { texts.flatMap { $0?.faults ?? [] } }

  func unknownNames(columns: [String], functions: [HostFunction]) -> [TemplateError] {
    texts.flatMap { $0?.unknownNames(columns: columns, functions: functions) ?? [] }
  }

  var freeNames: [FreeNames] { texts.compactMap { $0?.freeNames } }

  /// The file for one row.
  func render(_ context: TemplateContext) throws(TemplateError) -> [UInt8] {
    var index = 0
    return try strings.replacingValues { (_) throws(TemplateError) in
      defer { index += 1 }
      return try texts[index]?.render(context)
    }
  }
}
