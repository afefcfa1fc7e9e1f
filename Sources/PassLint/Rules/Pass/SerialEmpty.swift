import PassData
import PassModel

extension LintRule {
  static let serialEmpty = LintRule(
    tree: "pass.serial-empty", .error, "the serial number is not empty",
    Note(
      why: "type and serial number are the identity of a pass; without one Wallet refuses it",
      source: "Apple, Pass", [.apple, .inferred], bad: #""serialNumber": """#,
      good: #""serialNumber": "C-1042""#, over: ["pass.key-missing-required"])
  ) { pass, report in
    for breach in pass.breaches where breach.owner == .pass && breach.key.name == "serialNumber" {
      report.found(
        "serialNumber is empty", at: .value(pass.pointer(breach.place)),
        hints: ["give each pass of one type its own"])
    }
  }
}
