import PassData
import PassModel

extension LintRule {
  /// Where a strip is there, too, the background is not drawn.
  static let colorBackgroundForcesWhite = LintRule(
    subject: "color.background-forces-white", .warning,
    "an event ticket with a background image expects white texts",
    Note(
      why: "iOS darkens the picture and draws all texts white, whatever foregroundColor says; macOS does not",
      source: "an Apple engineer, developer forums 809417", .apple,
      bad: #"background.png and "foregroundColor": "rgb(0, 0, 0)""#,
      good: #"background.png and "foregroundColor": "rgb(255, 255, 255)""#),
    when: .has(.pass, "foregroundColor")
  ) { subject, pass, report in
    guard let files = subject.files, files.slotsAtRoot.contains(.background),
      !files.slotsAtRoot.contains(.strip), pass.classicStyle?.style == .eventTicket,
      !pass.isPosterEventTicket,
      let color = pass.text("foregroundColor").flatMap(PassColor.init), color.luminance < 0.5
    else { return }
    report.found(
      "iOS draws the texts over background.png white, not \(color.documented)",
      at: .value(JSONPointer.root.appending("foregroundColor")),
      hints: ["choose a picture on which white is readable, or use a strip"])
  }
}
