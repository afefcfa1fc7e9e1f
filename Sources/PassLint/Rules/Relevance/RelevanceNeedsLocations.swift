import PassData
import PassModel

extension LintRule {
  /// Boarding passes and event tickets come up by date alone, and generic passes by relevantDate.
  static let relevanceNeedsLocations = LintRule(
    tree: "relevance.needs-locations", .warning,
    "coupons and store cards that come up by themselves have locations",
    Note(
      why: "in these styles a date or a beacon without a location brings nothing to the lock screen",
      source: "Apple, Showing a Pass on the Lock Screen", .apple,
      bad: #""coupon": {…}, "relevantDates": […]"#,
      good: #""coupon": {…}, "relevantDates": […], "locations": […]"#),
    when: .has(.pass, "relevantDate", "relevantDates", "beacons")
  ) { pass, report in
    guard pass["locations"]?.arrayValue?.isEmpty ?? true, let style = pass.classicStyle?.style,
      style != .boardingPass, style != .eventTicket
    else { return }
    let reasons = style == .generic ? ["beacons"] : ["relevantDates", "relevantDate", "beacons"]
    guard let key = reasons.first(where: { pass[$0] != nil }) else { return }
    report.found(
      "\(key) without locations brings no \(style.rawValue) to the lock screen",
      at: .key(JSONPointer.root.appending(key)), hints: ["add locations"])
  }
}
