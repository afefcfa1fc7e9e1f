import PassData
import PassModel

extension LintRule {
  /// Not over artwork, background or strip, whose pixels decide there, and not where Wallet picks the colours. What is
  /// absent Wallet derives, and derives readably.
  static let colorLowContrast = LintRule(
    subject: "color.low-contrast", .warning, "texts stand out from the background, by 3:1 at least",
    Note(
      why: "people can't read the pass in the sun, or at all",
      source: "Apple, Human Interface Guidelines; WCAG 2.2, 1.4.3 for large texts", [.apple, .standard],
      bad: "foregroundColor rgb(200, 200, 200) on rgb(255, 255, 255)",
      good: "foregroundColor rgb(60, 60, 60) on rgb(255, 255, 255)"),
    when: .has(.pass, "backgroundColor")
  ) { subject, pass, report in
    let pictures: Set<ImageSlot> = [.artwork, .background, .strip]
    guard subject.files?.slotsAtRoot.isDisjoint(with: pictures) ?? true,
      pass["useAutomaticColors"]?.boolValue != true,
      let background = pass.text("backgroundColor").flatMap(PassColor.init)
    else { return }
    for (key, what) in [("foregroundColor", "values"), ("labelColor", "labels")] {
      guard let color = pass.text(key).flatMap(PassColor.init) else { continue }
      let tenths = Int(color.contrast(with: background) * 10)
      guard tenths < 30 else { continue }
      report.found(
        "the \(what) have a contrast of \(tenths / 10).\(tenths % 10):1 to the background",
        at: .value(JSONPointer.root.appending(key)),
        hints: ["make it \(background.luminance > 0.18 ? "darker" : "lighter"), to 3:1 or more"])
    }
  }
}
