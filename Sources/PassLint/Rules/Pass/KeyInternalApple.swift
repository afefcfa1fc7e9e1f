import PassData
import PassModel

extension LintRule {
  static let keyInternalApple = LintRule(
    tree: "pass.key-internal-apple", .warning, "no key is used that belongs to Apple's own passes",
    Note(
      why: "these keys are read in payment cards and the like; in a pass of yours they do nothing, or harm",
      source: "third-party analysis of Wallet", .analysis, bad: #""hasStoredValue": true"#,
      good: "leave the key out")
  ) { pass, report in
    for unknown in pass.unknown where AppleInternalKeys.contains(unknown.name, in: unknown.owner) {
      report.found(
        "'\(unknown.name)' belongs to Apple's own passes", at: .key(pass.pointer(unknown.place)),
        hints: ["delete it"])
    }
  }
}

/// Names that the system reads and that are not for passes of third parties.
enum AppleInternalKeys {
  private static let topLevel: Set<String> = [
    "auxiliaryPassInformation", "secondaryBackgroundColor", "cardType", "cardSubtype", "barcodeSettings",
    "borderStyle", "systemAppBundleIdentifiers", "issuerCountryCode", "associatedPassTypeIdentifiers",
    "hasStoredValue", "paymentApplications", "sharing", "healthPass", "paymentCard", "accessCard",
  ]
  private static let field: Set<String> = ["imageLabel", "cellStyle", "foreignReferenceType"]

  static func contains(_ name: String, in owner: SchemaObject) -> Bool {
    switch owner {
    case .pass: topLevel.contains(name) || name.hasPrefix("transactionService")
    case .field: field.contains(name)
    default: false
    }
  }
}
