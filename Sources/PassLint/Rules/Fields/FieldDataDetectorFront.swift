import PassData
import PassModel

extension LintRule {
  static let fieldDataDetectorFront = LintRule(
    tree: "field.datadetector-front", .note, "dataDetectorTypes stand in back fields",
    Note(
      why: "nothing on the face can be tapped", source: "Apple, PassFieldContent", .apple,
      bad: #""headerFields": [{"dataDetectorTypes": […], …}]"#,
      good: #""backFields": [{"dataDetectorTypes": […], …}]"#), when: .has(.field, "dataDetectorTypes")
  ) { pass, report in
    for field in pass.fields where field.style != nil && field.group.isOnFront {
      guard field["dataDetectorTypes"] != nil else { continue }
      report.found(
        "dataDetectorTypes do nothing in \(field.group.rawValue)",
        at: .key(pass.pointer(field.node, "dataDetectorTypes")), hints: ["delete the key"])
    }
  }
}
