import PassData
import PassModel

extension LintRule {
  static let nfcMessageTooLong = LintRule(
    tree: "nfc.message-too-long", .error, "an NFC message has 64 bytes at most",
    Note(
      why: "the system cuts it, and the reader gets another message", source: "Apple, Pass.NFC", .apple,
      bad: "65 characters", good: #""message": "member=C-1042""#), when: .has(.nfc, "message")
  ) { pass, report in
    for breach in pass.breaches where breach.owner == .nfc && breach.key.name == "message" {
      let count = breach.found.stringValue?.utf8.count ?? 0
      report.found(
        "the NFC message has \(count) bytes; 64 are sent", at: .value(pass.pointer(breach.place)),
        hints: ["send a short reference"])
    }
  }
}
