import PassData
import PassModel

extension LintRule {
  static let fieldAdditionalInfoUnused = LintRule(
    tree: "field.additional-info-unused", .note, "additionalInfoFields belong to posters",
    Note(
      why: "only poster event tickets and poster generic passes have the tile", source: "Apple, PassFields",
      .apple, bad: #""coupon": {"additionalInfoFields": […]}"#, good: #""coupon": {"backFields": […]}"#,
      over: ["field.count-overflow"]), when: .has(.passFields, "additionalInfoFields")
  ) { pass, report in
    for style in pass.styles
    where style.style != .posterGeneric && style.object["additionalInfoFields"] != nil {
      if style.style == .eventTicket, pass.prefers("posterEventTicket") { continue }
      report.found(
        "additionalInfoFields are not shown in this style",
        at: .key(pass.pointer(style.node, "additionalInfoFields")), hints: ["use backFields"])
    }
  }
}
