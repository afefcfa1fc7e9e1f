import PassLint

/// How findings are written: for people, or in one of lint's forms for machines.
enum LintOutput: String, ArgumentChoice {
  case text, json, sarif, github, gitlab, junit

  /// - Parameter fixable: how many findings `--fix` would mend.
  func bytes(of report: LintReport, fixable: Int, in context: Context) -> [UInt8] {
    let format: LintFormat
    switch self {
    case .text:
      let width = context.terminal.output ? context.width : nil
      return Array(LintText(style: context.outputStyle, width: width).text(of: report, fixable: fixable).utf8)
    case .json: format = .json
    case .sarif: format = .sarif
    case .github: format = .github
    case .gitlab: format = .gitlab
    case .junit: format = .junit
    }
    return format.write(report, version: BuildFacts.version)
  }
}
