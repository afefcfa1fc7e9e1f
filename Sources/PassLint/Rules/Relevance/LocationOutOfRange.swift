import PassData
import PassModel

extension LintRule {
  static let locationOutOfRange = LintRule(
    tree: "relevance.location-out-of-range", .error, "latitude lies within ±90, longitude within ±180",
    Note(
      why: "Wallet writes 'latitude must be between' and refuses the pass", source: "device consoles",
      [.console, .analysis], bad: #"{"latitude": 139.7, "longitude": 35.7}"#,
      good: #"{"latitude": 35.7, "longitude": 139.7}"#)
  ) { pass, report in
    for breach in pass.breaches where breach.owner == .location || breach.owner == .semanticLocation {
      guard case .range(let range) = breach.rule else { continue }
      let isSwapped =
        breach.key.name == "latitude" && (breach.found.numberValue?.double.map { abs($0) <= 180 } ?? false)
      report.found(
        "\(breach.key.name) is \(Words.quoted(breach.found)); it lies between \(Int(range.lowerBound)) and "
          + "\(Int(range.upperBound))", at: .value(pass.pointer(breach.place)),
        hints: [isSwapped ? "latitude and longitude may be swapped" : "write degrees"])
    }
  }
}
