import PassData
import PassModel

extension RuleTable {
  static let json: [LintRule] = [
    .jsonInvalid, .jsonTrailingComma, .jsonComment, .jsonControlCharacter, .jsonByteOrderMark, .jsonNotUTF8,
    .jsonDuplicateKey, .jsonRootNotObject, .jsonNumberOverflow,
  ]
}
