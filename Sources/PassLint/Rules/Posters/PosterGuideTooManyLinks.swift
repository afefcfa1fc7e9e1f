import PassData
import PassModel

extension LintRule {
  static let posterGuideTooManyLinks = LintRule(
    tree: "poster.guide-too-many-links", .note, "an event guide has four links at most",
    Note(
      why: "more of them collapse into a menu", source: "Apple, Human Interface Guidelines, Wallet", .apple,
      bad: "six links", good: "the four that people need most"), when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    let links = pass.guideLinks
    guard pass.isPosterEventTicket, links.count > 4 else { return }
    report.found(
      "\(links.count) links; beyond four they collapse into a menu",
      at: .key(JSONPointer.root.appending(links[4])), hints: ["keep the four that people need most"])
  }
}
