import PassData
import PassModel

extension LintRule {
  static let appLaunchWithoutStoreIDs = LintRule(
    tree: "pass.applaunch-without-store-ids", .error, "appLaunchURL comes with associatedStoreIdentifiers",
    Note(
      why: "Wallet writes 'requires associatedStoreIdentifiers' and refuses the pass",
      source: "Apple, Pass; device consoles", [.apple, .console], bad: #""appLaunchURL": "harbour://open""#,
      good: #""appLaunchURL": "harbour://open", "associatedStoreIdentifiers": [6502134567]"#),
    when: .has(.pass, "appLaunchURL")
  ) { pass, report in
    guard pass["associatedStoreIdentifiers"]?.arrayValue?.isEmpty ?? true else { return }
    report.found(
      "appLaunchURL needs associatedStoreIdentifiers", at: .value(JSONPointer.root.appending("appLaunchURL")),
      hints: ["add \"associatedStoreIdentifiers\": [your app's number in the App Store]"])
  }
}
