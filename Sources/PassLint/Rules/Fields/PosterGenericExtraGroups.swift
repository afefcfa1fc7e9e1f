import PassData
import PassModel

extension LintRule {
  static let posterGenericExtraGroups = LintRule(
    tree: "poster.generic-extra-groups", .warning, "posterGeneric has no secondary and auxiliary fields",
    Note(
      why: "the poster does not draw them", source: "passkit-generator 268", .users,
      bad: #""posterGeneric": {"secondaryFields": […]}"#, good: #""posterGeneric": {"primaryFields": […]}"#,
      over: ["field.count-overflow"]), when: .has(.pass, "posterGeneric")
  ) { pass, report in
    guard let poster = pass.style(.posterGeneric) else { return }
    for group in [FieldGroup.secondaryFields, .auxiliaryFields] where poster.object[group.rawValue] != nil {
      report.found(
        "\(group.rawValue) are not shown in posterGeneric",
        at: .key(pass.pointer(poster.node, group.rawValue)),
        hints: ["move them to primaryFields or backFields"])
    }
  }
}
