import PassData
import PassModel

extension LintRule {
  static let storeIDsNotNumbers = LintRule(
    tree: "pass.store-ids-not-numbers", .error, "App Store identifiers are an array of numbers",
    Note(
      why: "Wallet refuses the pass", source: "Apple, Pass", [.apple, .analysis],
      bad: #""associatedStoreIdentifiers": ["6502134567"]"#,
      good: #""associatedStoreIdentifiers": [6502134567]"#, over: ["pass.key-wrong-type"])
  ) { pass, report in
    for misfit in pass.misfits where misfit.key.name.hasSuffix("StoreIdentifiers") {
      report.found(
        misfit.isElement
          ? "an App Store identifier must be a number; found \(Words.quoted(misfit.found))"
          : "\(misfit.key.name) must be an array of numbers; found \(misfit.found.kindName)",
        at: .value(pass.pointer(misfit.place)),
        hints: [misfit.isElement ? "write the number without quotes" : "put the number into [ ]"])
    }
  }
}
