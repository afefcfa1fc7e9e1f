import PassData
import PassModel

extension LintRule {
  /// Not in userInfo and not under unknown keys: what those mean is not ours to judge.
  static let jsonNumberOverflow = LintRule(
    tree: "json.number-overflow", .warning, "whole numbers stay below 2^53",
    Note(
      why: "larger numbers are rounded by most readers, so an identifier becomes another one",
      source: "RFC 8259 section 6", .standard, bad: "12345678901234567890", good: #""12345678901234567890""#)
  ) { pass, report in
    for (place, number) in pass.longNumbers {
      guard number.isInteger, let value = number.double ?? Optional(.infinity),
        abs(value) > 9_007_199_254_740_992
      else { continue }
      report.found(
        "\(number.text.prefix(40)) is beyond 2^53 and may be rounded", at: .value(pass.pointer(place)),
        hints: ["write it as a string if it is an identifier"])
    }
  }
}
