package import PassData

/// What a line asks of `preview`, with types. `passforge` reads it to refuse bad lines early, and `passforge-preview`
/// to do it.
package struct PreviewOptions: Sendable {
  package enum Palette: String, Sendable, CaseIterable {
    case truecolor, palette256 = "256", mono
  }

  package enum Appearance: String, Sendable, CaseIterable {
    case light, dark
  }

  /// What to draw.
  package enum Subject: Sendable, Equatable {
    case pass(String)
    case difference(String, String)
    case contactSheet(template: String, rows: String, sample: Int)
  }

  /// Where to draw it.
  package enum Destination: Sendable, Equatable {
    case file(String)
    case terminal
    case server(port: Int)
    case displayList
  }

  package var subject: Subject
  package var destination: Destination
  package var data: String?
  package var row: Int
  package var assignments: [(name: String, value: String)]
  package var locale: String
  package var timeZone: String
  package var now: Timestamp?
  package var width: Int
  package var appearance: Appearance?
  package var scale: Int
  package var system: Int
  package var prefersClassicStyle: Bool
  package var palette: Palette?
  package var force: Bool

  init(_ values: ArgumentValues, environment: (String) -> String?) throws {
    destination = try Self.destination(values)
    subject = try Self.subject(values)
    data = try values[PreviewCommand.data]
    row = try values[PreviewCommand.row] ?? 1
    assignments = try values[PreviewCommand.set].map { ($0.name, $0.value) }
    locale = try values[PreviewCommand.locale] ?? "en_US"
    timeZone = try values[PreviewCommand.timeZone] ?? environment("TZ").flatMap(Self.zoneName) ?? "UTC"
    now = try values[PreviewCommand.now]?.moment
    width = try values[PreviewCommand.width]?.points ?? 375
    appearance = try values[PreviewCommand.appearance]
    scale = try values[PreviewCommand.scale] ?? 2
    guard (1...3).contains(scale) else {
      throw UsageError.badValue(argument: "--scale", value: "\(scale)", expected: "1, 2 or 3", hints: [])
    }
    system = try values[PreviewCommand.system] ?? 27
    prefersClassicStyle = values[PreviewCommand.classic]
    palette = try values[PreviewCommand.palette]
    force = values[PreviewCommand.force]
  }

  private static func destination(_ values: ArgumentValues) throws -> Destination {
    let output = try values[PreviewCommand.output]
    let choices: [(name: String, destination: Destination)] = [
      output.map { ("-o", Destination.file($0)) },
      values[PreviewCommand.terminal] ? ("--terminal", .terminal) : nil,
      values[PreviewCommand.watch] ? ("--watch", .server(port: try values[PreviewCommand.port] ?? 0)) : nil,
      values[PreviewCommand.json] && output == nil ? ("--json", .displayList) : nil,
    ].compactMap { $0 }
    guard let first = choices.first else {
      throw UsageError.missingArgument("-o FILE, --terminal or --watch", command: "preview")
    }
    if choices.count > 1 { throw UsageError.conflict(first.name, choices[1].name) }
    return first.destination
  }

  private static func subject(_ values: ArgumentValues) throws -> Subject {
    let paths = try values[PreviewCommand.paths]
    let isDifference = values[PreviewCommand.difference]
    let rows = try values[PreviewCommand.contactSheet]
    if isDifference, rows != nil { throw UsageError.conflict("--diff", "--contact-sheet") }
    let wanted = isDifference ? 2 : 1
    if paths.count > wanted { throw UsageError.surplusArgument(paths[wanted], command: "preview") }
    guard paths.count == wanted else { throw UsageError.missingArgument("a second pass", command: "preview") }
    if isDifference { return .difference(paths[0], paths[1]) }
    guard let rows else { return .pass(paths[0]) }
    return .contactSheet(template: paths[0], rows: rows, sample: try values[PreviewCommand.sample] ?? 12)
  }

  /// `TZ` may hold a POSIX rule, which is no name.
  private static func zoneName(_ value: String) -> String? {
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    return name.contains("/") || name == "UTC" ? name : nil
  }
}

extension PreviewOptions.Palette: ArgumentChoice {}
extension PreviewOptions.Appearance: ArgumentChoice {}

/// The widths of iPhones, in points.
enum PhoneWidth: String, ArgumentChoice {
  case small = "320"
  case usual = "375"
  case pro = "402"
  case large = "430"

  var points: Int { Int(rawValue) ?? 375 }
}

/// A moment as RFC 3339 writes it.
struct MomentArgument: ArgumentValue {
  let moment: Timestamp

  static func read(_ word: String) throws(UnreadableValue) -> MomentArgument {
    guard let moment = Timestamp(rfc3339: word) else {
      throw UnreadableValue(expected: "a moment such as 2026-12-01T18:00:00Z")
    }
    return MomentArgument(moment: moment)
  }
}
