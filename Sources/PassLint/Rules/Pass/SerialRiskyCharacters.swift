import PassData
import PassModel

extension LintRule {
  /// Only with a web service, in whose paths the serial number stands. Its length is nobody's business: "at least 16
  /// characters" is a mistake of a well-known validator.
  static let serialRiskyCharacters = LintRule(
    tree: "pass.serial-risky-chars", .note, "the serial number needs no escaping in a URL",
    Note(
      why: "Wallet puts it into the paths of the web service; servers differ in how they read escapes",
      source: "servers in the wild", .inferred, bad: #""serialNumber": "2026/17 #4""#,
      good: #""serialNumber": "2026-17-4""#), when: .has(.pass, "webServiceURL")
  ) { pass, report in
    guard let serial = pass.text("serialNumber"), serial.utf8.contains(where: isRisky) else { return }
    report.found(
      "\(Words.quoted(serial)) must be escaped in the web service's paths",
      at: .value(JSONPointer.root.appending("serialNumber")), hints: ["use letters, digits, '-', '_' and '.'"]
    )
  }

  private static func isRisky(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x3A, 0x40, 0x2B: false
    default: true
    }
  }
}
