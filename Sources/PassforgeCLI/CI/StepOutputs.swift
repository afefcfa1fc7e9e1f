import PassCrypto
import PassData

/// The lines of `$GITHUB_OUTPUT`.
///
///     count=12
///     paths<<passforge-5f0c…
///     out/a.pkpass
///     out/b.pkpass
///     passforge-5f0c…
enum StepOutputs {
  static func text(_ facts: [CIReport.Fact]) -> String { facts.map(entry).joined() }

  private static func entry(_ fact: CIReport.Fact) -> String {
    guard fact.value.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) else {
      return "\(fact.name)=\(fact.value)\n"
    }
    let delimiter = delimiter(for: fact.value)
    return "\(fact.name)<<\(delimiter)\n\(fact.value)\n\(delimiter)\n"
  }

  /// A line that the value does not hold, so that no value can end itself early and set another output.
  static func delimiter(for value: String) -> String {
    var delimiter: String
    var round = 0
    repeat {
      delimiter = "passforge-" + Digest.sha256(Array("\(round)\n\(value)".utf8)).hexadecimal
      round += 1
    } while value.contains(delimiter)
    return delimiter
  }
}
