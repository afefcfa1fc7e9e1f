import PassData
import PassModel

extension LintRule {
  static let semanticEnumInvalid = LintRule(
    tree: "semantic.enum-invalid", .error,
    "event types, security programs and capabilities are Apple's words",
    Note(
      why: "another word is ignored, or makes Wallet refuse the pass",
      source: "Apple, EventType; SemanticTags",
      .apple, bad: #""eventType": "movie""#, good: #""eventType": "PKEventTypeMovie""#)
  ) { pass, report in
    for choice in pass.choices where choice.owner.isSemantic {
      let wanted = choice.text.lowercased()
      let word = choice.vocabulary.words.first { $0.lowercased().hasSuffix(wanted) && wanted.utf8.count >= 3 }
      report.found(
        "\(Words.quoted(choice.text)) is no \(choice.vocabulary.singular)",
        at: .value(pass.pointer(choice.place)),
        hints: [
          word.map { "did you mean '\($0)'?" } ?? Words.meant(choice.text, among: choice.vocabulary.words)
        ])
    }
  }
}

extension Vocabulary {
  fileprivate var singular: String {
    switch self {
    case .eventType: "event type"
    case .securityProgram: "security program"
    case .passengerCapability: "passenger capability"
    default: "word of Apple's"
    }
  }
}
