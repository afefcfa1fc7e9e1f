import PassLint
import PassPipeline
import PassTemplate

/// What a command that judges passes lets through.
struct LintingOptions: Sendable {
  static let allow = RepeatedOption<String>(
    "--allow", value: "ID", help: "make the pass although this error was found",
    detail: "The error becomes a warning and is told in every report. Some errors cannot be allowed.")

  let allowed: Set<String>

  init(_ values: ArgumentValues) throws {
    allowed = Set(try values[Self.allow])
    try LintOptions(allowed: allowed).validate()
  }

  /// With what the folder's author lets stand (`ignore` of template.json).
  func options(for template: TemplateFolder) throws -> LintOptions {
    let options = LintOptions(allowed: allowed, ignored: Set(template.inputs.ignored.map(\.id)))
    try options.validate()
    return options
  }
}
