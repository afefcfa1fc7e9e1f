import PassData
import PassModel

extension LintRule {
  static let serviceUpdateNoChangeMessage = LintRule(
    tree: "service.update-no-changemessage", .note, "a pass that can be updated has a changeMessage",
    Note(
      why: "without one people are never told what an update changed", source: "Apple, PassFieldContent",
      .apple,
      bad: #""webServiceURL" and no "changeMessage""#,
      good: #"{"key": "gate", "changeMessage": "Gate %@", …}"#),
    when: .has(.pass, "webServiceURL")
  ) { pass, report in
    guard !pass.fields.contains(where: { $0["changeMessage"] != nil }) else { return }
    report.found(
      "no field has a changeMessage, so updates are silent",
      at: .key(JSONPointer.root.appending("webServiceURL")),
      hints: ["add \"changeMessage\": \"… %@\" to the fields that change"])
  }
}
