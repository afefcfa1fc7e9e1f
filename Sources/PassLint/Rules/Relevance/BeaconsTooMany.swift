import PassData
import PassModel

extension LintRule {
  /// Entries that share a UUID count as one.
  static let beaconsTooMany = LintRule(
    tree: "relevance.beacons-too-many", .warning, "a pass has beacons of ten UUIDs at most",
    Note(
      why: "Wallet uses ten and ignores the others", source: "Apple, Showing a Pass on the Lock Screen",
      .apple,
      bad: "eleven UUIDs", good: "one UUID, and many pairs of major and minor"), when: .has(.pass, "beacons")
  ) { pass, report in
    guard let beacons = pass["beacons"]?.arrayValue, beacons.count > 10 else { return }
    let count = Set(beacons.compactMap { $0["proximityUUID"]?.stringValue?.uppercased() }).count
    guard count > 10 else { return }
    report.found(
      "beacons of \(count) UUIDs; Wallet uses 10", at: .value(JSONPointer.root.appending("beacons")),
      hints: ["let beacons share a UUID and differ in major and minor"])
  }
}
