import PassData
import PassModel

extension LintRule {
  /// Keys whose absence has a rule of its own are left to it.
  static let keyMissingRequired = LintRule(
    tree: "pass.key-missing-required", .error, "every required key is there and not empty",
    Note(
      why: "Wallet refuses the pass; its console says 'pass dictionary must contain key'",
      source: "Apple, Pass", [.apple, .console], bad: #"no "teamIdentifier""#,
      good: #""teamIdentifier": "A1B2C3D4E5""#)
  ) { pass, report in
    for missing in pass.missing where missing.isGeneral {
      report.found(
        "the key '\(missing.key.name)' is missing\(missing.owner == .pass ? "" : " in this \(missing.owner.words)")",
        at: .value(pass.pointer(missing.node)), hints: ["add \"\(missing.key.name)\": \(missing.key.about)"])
    }
    for breach in pass.breaches where breach.isGenerallyEmpty {
      report.found(
        "'\(breach.key.name)' is empty", at: .value(pass.pointer(breach.place)),
        hints: ["it is \(breach.key.about)"])
    }
  }
}

extension MissingKey {
  fileprivate var isGeneral: Bool {
    switch owner {
    case .pass, .beacon, .action, .remoteImageURL: true
    case .barcode: key.name != "messageEncoding"
    case .nfc: key.name != "encryptionPublicKey"
    default: false
    }
  }
}

extension Breach {
  fileprivate var isGenerallyEmpty: Bool {
    guard case .notEmpty = rule else { return false }
    return owner == .action || (owner == .pass && key.name != "description" && key.name != "serialNumber")
  }
}
