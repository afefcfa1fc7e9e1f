import PassData
import PassModel

extension RuleTable {
  static let personalize: [LintRule] = [
    .personalizeMissingLogo, .personalizeMissingWeb, .personalizeFieldsInvalid, .personalizeMissingRequired,
    .personalizeLeftInFinal,
  ]
}

extension FileFacts {
  /// The facts of personalization.json, if it is there and can be read.
  var personalizationFacts: (facts: PassFacts, document: JSONDocument)? {
    guard case .success(let document)? = personalization else { return nil }
    return (PassWalk.personalization(document.value), document)
  }
}
