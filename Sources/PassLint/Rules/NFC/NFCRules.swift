extension RuleTable {
  static let nfc: [LintRule] = [
    .nfcMessageTooLong, .nfcKeyInvalid, .nfcKeyUncompressed, .nfcKeyMissing, .nfcPosterAuthMissing,
    .nfcSharingWithAuth,
  ]
}
