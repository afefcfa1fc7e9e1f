import PassData
import PassModel

extension LintRule {
  static let posterNoClassicFields = LintRule(
    tree: "poster.no-classic-fields", .warning, "a poster event ticket has the fields of a classic one, too",
    Note(
      why: "iOS 17 and earlier show the classic ticket, which is blank then",
      source: "Apple, Human Interface Guidelines, Wallet", .apple, bad: #""eventTicket": {}"#,
      good: #""eventTicket": {"primaryFields": […]}"#), when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    guard pass.isPosterEventTicket, let ticket = pass.style(.eventTicket),
      !pass.fields.contains(where: { $0.style == .eventTicket && $0.group.isOnFront })
    else { return }
    report.found(
      "the classic ticket has no fields on its front", at: .value(pass.pointer(ticket.node)),
      hints: ["add primaryFields with the event's name"])
  }
}
