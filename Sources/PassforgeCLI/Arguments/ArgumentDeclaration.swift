/// What the table says of one argument: enough to sort it, to explain it and to complete it.
struct ArgumentDeclaration: Sendable {
  enum Kind: Sendable, Equatable {
    case positional(Count)
    case option(repeats: Bool)
    case flag
  }

  /// How many words a positional argument takes.
  enum Count: Sendable {
    case one
    case oneOrNone
    case oneOrMore
    case any
  }

  let kind: Kind

  /// `--data` and then `-d`; for a positional argument its name in capitals.
  let names: [String]

  /// What stands for the value in help: `FILE|-`. Empty for flags.
  let placeholder: String

  /// One line: lower case, no full stop.
  let help: String

  /// More, for `--help` and the manual: whole sentences. Empty where one line says it all.
  let detail: String

  /// The heading that it stands under.
  let heading: ArgumentHeading

  /// What a shell offers after it.
  let completion: Completion

  /// The variable that stands in for it.
  let variable: String?

  var name: String { names[0] }
  var isPositional: Bool { if case .positional = kind { true } else { false } }
  var takesValue: Bool { if case .option = kind { true } else { false } }

  /// `-o, --output FILE|-` or `FOLDER`.
  var term: String {
    if isPositional { return name }
    let spellings = names.filter { !$0.hasPrefix("--") } + names.filter { $0.hasPrefix("--") }
    return spellings.joined(separator: ", ") + (placeholder.isEmpty ? "" : " " + placeholder)
  }

  /// As it stands in a usage line: `[--set NAME=VALUE]…`, `FOLDER`, `[COMMAND]`.
  var synopsis: String {
    switch kind {
    case .positional(.one): name
    case .positional(.oneOrNone): "[\(name)]"
    case .positional(.oneOrMore): "\(name)…"
    case .positional(.any): "[\(name)]…"
    case .flag: "[\(name)]"
    case .option(let repeats): "[\(name) \(placeholder)]" + (repeats ? "…" : "")
    }
  }
}

/// The headings of a command's help, in the order in which they appear there.
enum ArgumentHeading: String, Sendable, CaseIterable {
  case arguments
  case data
  case output
  case signing
  case options
  case general = "every command"
}

/// What a shell offers for a value.
enum Completion: Sendable, Equatable {
  case nothing
  case file
  case folder
  case words([String])

  /// Words for a place where a shell reads them as its own: what it could take for syntax stands behind a backslash.
  static func escaped(_ words: [String]) -> String {
    words.map { word in
      word.map { $0.isLetter || $0.isNumber || "-_.+=:/".contains($0) ? String($0) : "\\" + String($0) }
        .joined()
    }.joined(separator: " ")
  }
}
