import PassData
import PassModel

extension LintRule {
  static let beaconUUIDInvalid = LintRule(
    tree: "relevance.beacon-uuid-invalid", .error, "proximityUUID is a UUID",
    Note(
      why: "Wallet can't look for the beacon", source: "device consoles", [.console, .analysis],
      bad: #""proximityUUID": "lobby""#, good: #""proximityUUID": "5AFFFFFF-9C4F-4C4D-9A6E-0A0A0A0A0A0A""#),
    when: .has(.beacon, "proximityUUID")
  ) { pass, report in
    for beacon in pass.objects(.beacon) {
      guard let text = beacon.value["proximityUUID"]?.stringValue, !isUUID(text) else { continue }
      report.found(
        "\(Words.quoted(text)) is no UUID", at: .value(pass.pointer(beacon.node, "proximityUUID")),
        hints: ["write it like 5AFFFFFF-9C4F-4C4D-9A6E-0A0A0A0A0A0A"])
    }
  }

  private static func isUUID(_ text: String) -> Bool {
    guard text.utf8.count == 36 else { return false }
    return text.utf8.enumerated().allSatisfy { index, byte in
      switch index {
      case 8, 13, 18, 23: byte == UInt8(ascii: "-")
      default: (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
      }
    }
  }
}
