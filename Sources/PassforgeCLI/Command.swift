/// One verb of the tool. Everything that people and shells know of it follows from these declarations.
protocol Command: Sendable {
  /// `build`, or `identity new`.
  static var name: String { get }

  /// One line: lower case, no full stop.
  static var abstract: String { get }

  /// Paragraphs for `--help` and the manual, in whole sentences.
  static var discussion: [String] { get }

  /// Lines that can be pasted.
  static var examples: [Example] { get }

  static var arguments: [any ArgumentKey] { get }

  /// The names of options that the short help leaves to the long one, where they would not all fit on a screen.
  static var rareOptions: Set<String> { get }

  /// Gives the sorted words their types. Opens nothing.
  init(_ values: ArgumentValues) throws

  func run(in context: Context) async throws -> ExitStatus
}

/// A command that need not wait for anything but files: it runs without the threads of Swift's concurrency.
protocol ImmediateCommand: Command {
  func run(in context: Context) throws -> ExitStatus
}

extension Command {
  static var discussion: [String] { [] }
  static var rareOptions: Set<String> { [] }

  /// Its own arguments, and those that every command takes.
  static var declarations: [ArgumentDeclaration] { (arguments + GeneralOptions.arguments).map(\.declaration) }
}

/// A line to paste, and what it does.
struct Example: Sendable {
  let line: String
  let meaning: String

  init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}

/// What every command takes.
enum GeneralOptions {
  static let color = Option<ColorChoice>(
    "--color", value: "WHEN", help: "auto, always or never",
    detail: "With auto, colour is used on a terminal unless NO_COLOR is set or TERM is dumb.", under: .general
  )
  static let noInput = Flag(
    "--no-input", help: "never ask on the terminal",
    detail: "So does the variable CI. Without a terminal nothing is asked anyway.", under: .general)
  static let help = Flag("--help", "-h", help: "-h is one screen, --help is everything", under: .general)

  static let arguments: [any ArgumentKey] = [color, noInput, help]
}

enum ColorChoice: String, ArgumentChoice {
  case auto, always, never
}
