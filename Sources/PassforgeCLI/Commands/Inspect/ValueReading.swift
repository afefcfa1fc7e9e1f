import PassData
import PassLayout
import PassSystem

/// How values become texts: in which language, and by whose rules for dates, numbers and amounts.
struct ValueReading: Sendable {
  let locale: String
  let now: Timestamp
  /// Nil where only raw values can be shown.
  let formatter: (any ValueFormatter)?
  let notes: [Diagnostic]

  init(locale: String?, in context: Context) throws {
    now = try context.moment()
    self.locale = locale ?? "en"
    guard let locale else {
      formatter = PlainValueFormatter(now: now)
      notes = []
      return
    }
    formatter = try context.makeFormatter?(locale, Self.zone(in: context), now)
    notes =
      formatter != nil
      ? []
      : [
        Diagnostic(
          .note, "inspect.raw-values", "dates, numbers and amounts are shown as pass.json has them",
          hints: ["install passforge-preview beside passforge, or name it in PASSFORGE_PREVIEW"])
      ]
  }

  /// Becomes `passforge-preview`, which can write for any locale; nil where it is not there, or this is it already.
  static func handOver(in context: Context) throws -> ExitStatus? {
    guard context.makeFormatter == nil else { return nil }
    guard let program = try installedPreview(in: context) else { return nil }
    try Program.become(program, arguments: context.words)
  }

  private static func installedPreview(in context: Context) throws -> String? {
    do {
      return try PreviewProgram.find(executable: context.executable) { context.environment[$0] }
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// `TZ` may hold a POSIX rule, which is no name.
  private static func zone(in context: Context) -> String {
    guard let value = context.environment["TZ"] else { return "UTC" }
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    return name.contains("/") ? name : "UTC"
  }
}
