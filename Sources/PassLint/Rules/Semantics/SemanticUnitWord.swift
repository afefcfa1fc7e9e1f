import PassData
import PassModel

extension LintRule {
  static let semanticUnitWord = LintRule(
    tree: "semantic.unit-word", .warning, "gates, terminals and zones are given without the word",
    Note(
      why: "Wallet adds the word itself, so people read 'Gate Gate A1'", source: "Apple, SemanticTags",
      .apple,
      bad: #""departureGate": "Gate A1""#, good: #""departureGate": "A1""#), when: .has(.semantics)
  ) { pass, report in
    for tags in pass.objects where tags.kind == .semantics {
      for (tag, word) in units {
        guard let text = tags.value[tag]?.stringValue, text.lowercased().hasPrefix(word + " ") else {
          continue
        }
        report.found(
          "\(Words.quoted(text)) repeats the word '\(word)'", at: .value(pass.pointer(tags.node, tag)),
          hints: ["write '\(text.dropFirst(word.utf8.count + 1))'"])
      }
    }
  }

  private static let units = [
    ("departureGate", "gate"), ("destinationGate", "gate"), ("departureTerminal", "terminal"),
    ("destinationTerminal", "terminal"), ("departurePlatform", "platform"),
    ("destinationPlatform", "platform"),
    ("boardingZone", "zone"), ("boardingGroup", "group"),
  ]
}
