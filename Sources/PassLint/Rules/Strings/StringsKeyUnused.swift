import PassData
import PassModel

extension LintRule {
  /// Not asked for the rows of a batch: which texts are left over is the template's matter.
  static let stringsKeyUnused = LintRule(
    look: "strings.key-unused", .note, "every key of pass.strings stands in pass.json",
    Note(
      why: "what nothing refers to is left over, or its key is misspelt", source: "our inference", .inferred,
      bad: #""OLD" = "alt"; and no "OLD" in pass.json"#,
      good: "no line for it, or an enum in template.json that names it where rows bring it")
  ) { subject, pass, report in
    guard let languages = subject.files?.languages, !languages.isEmpty else { return }
    let used = pass.usedTexts(with: subject)
    for language in languages {
      let unused = language.keys.subtracting(used).sorted()
      guard !unused.isEmpty else { continue }
      report.found(
        "\(Words.list(unused.prefix(5).map { Words.quoted($0.text) })) \(unused.count == 1 ? "is" : "are") used nowhere "
          + "in pass.json" + (unused.count > 5 ? ", nor are \(unused.count - 5) more" : ""),
        at: .file(language.path), hints: ["delete what is left over"])
    }
  }
}

extension PassFacts {
  /// The texts that may be keys of pass.strings, those of personalization.json included; of a template also those that
  /// another row brings out.
  func usedTexts(with subject: LintSubject) -> Set<ByteString> {
    var used = Set(texts.map { ByteString($0.text) })
    if let template = subject.document?.value, template != subject.tree {
      template.forEachText { used.insert(ByteString($0)) }
    }
    subject.rowSchema?.forEachText { used.insert(ByteString($0)) }
    if case .success(let document)? = subject.files?.personalization {
      for fact in PassWalk.personalization(document.value).texts { used.insert(ByteString(fact.text)) }
    }
    return used
  }
}
