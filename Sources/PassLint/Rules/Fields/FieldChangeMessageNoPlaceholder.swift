import PassData
import PassModel

extension LintRule {
  static let fieldChangeMessageNoPlaceholder = LintRule(
    tree: "field.changemessage-no-placeholder", .warning, "changeMessage holds '%@', the new value",
    Note(
      why: "without it people get a notice that does not say what is new; 39 of 180 public ones lack it",
      source: "Apple, PassFieldContent", [.apple, .measured], bad: #""changeMessage": "Gate changed""#,
      good: #""changeMessage": "Gate changed to %@""#), when: .has(.field, "changeMessage")
  ) { pass, report in
    for field in pass.fields {
      guard let message = field["changeMessage"]?.stringValue, !message.isEmpty,
        ChangeMessage(message) == ChangeMessage(values: 0, foreign: nil), !pass.isLikelyKey(message)
      else { continue }
      report.found(
        "\(Words.quoted(message)) has no '%@' for the new value",
        at: .value(pass.pointer(field.node, "changeMessage")), hints: ["write '%@' where the value belongs"])
    }
  }
}

/// The placeholders of a changeMessage.
struct ChangeMessage: Equatable {
  /// How often `%@` stands in it.
  let values: Int
  /// The first other placeholder, such as `%d`. A `%` before anything but a letter is text.
  let foreign: String?

  init(values: Int, foreign: String?) {
    self.values = values
    self.foreign = foreign
  }

  init(_ text: String) {
    var values = 0
    var foreign: String?
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = previous == "%" && scalar == "%" ? nil : scalar }
      guard previous == "%" else { continue }
      if scalar == "@" {
        values += 1
      } else if scalar.isASCII, scalar.properties.isAlphabetic, foreign == nil {
        foreign = "%" + String(Character(scalar))
      }
    }
    self.init(values: values, foreign: foreign)
  }
}

extension PassFacts {
  /// Whether a text looks like a key of pass.strings, whose text alone can be judged: `GATE_CHANGED`, `gate.changed`.
  func isLikelyKey(_ text: String) -> Bool {
    !text.utf8.contains(0x20) && text.utf8.allSatisfy { $0 < 0x80 }
      && (text.utf8.contains(0x5F) || text.utf8.contains(0x2E) || text == text.uppercased())
  }
}
