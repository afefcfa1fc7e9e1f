/// One declared argument. It is parsed, explained, completed and read back through this one value.
protocol ArgumentKey: Sendable {
  var declaration: ArgumentDeclaration { get }
}

/// A word by its place, which must be there: `static let folder = Positional<String>("FOLDER", help: "…")`.
struct Positional<Value: ArgumentValue>: ArgumentKey {
  let declaration: ArgumentDeclaration

  init(_ name: String, help: String, detail: String = "", completion: Completion = .file) {
    declaration = .positional(.one, name, help, detail, completion)
  }
}

/// A word by its place that may be missing.
struct OptionalPositional<Value: ArgumentValue>: ArgumentKey {
  let declaration: ArgumentDeclaration

  init(_ name: String, help: String, detail: String = "", completion: Completion = .file) {
    declaration = .positional(.oneOrNone, name, help, detail, completion)
  }
}

/// All the words that are left.
struct Positionals<Value: ArgumentValue>: ArgumentKey {
  let declaration: ArgumentDeclaration

  init(
    _ name: String, atLeastOne: Bool, help: String, detail: String = "", completion: Completion = .file
  ) {
    declaration = .positional(atLeastOne ? .oneOrMore : .any, name, help, detail, completion)
  }
}

/// `--name VALUE` at most once.
struct Option<Value: ArgumentValue>: ArgumentKey {
  let declaration: ArgumentDeclaration

  init(
    _ names: String..., value: String, help: String, detail: String = "",
    under heading: ArgumentHeading = .options,
    completion: Completion = Value.completion, variable: String? = nil
  ) {
    declaration = ArgumentDeclaration(
      kind: .option(repeats: false), names: names, placeholder: value, help: help, detail: detail,
      heading: heading, completion: completion, variable: variable)
  }
}

/// `--name VALUE` as often as one likes.
struct RepeatedOption<Value: ArgumentValue>: ArgumentKey {
  let declaration: ArgumentDeclaration

  init(
    _ names: String..., value: String, help: String, detail: String = "",
    under heading: ArgumentHeading = .options,
    completion: Completion = Value.completion
  ) {
    declaration = ArgumentDeclaration(
      kind: .option(repeats: true), names: names, placeholder: value, help: help, detail: detail,
      heading: heading, completion: completion, variable: nil)
  }
}

/// `--name`, there or not.
struct Flag: ArgumentKey {
  let declaration: ArgumentDeclaration

  init(_ names: String..., help: String, detail: String = "", under heading: ArgumentHeading = .options) {
    declaration = ArgumentDeclaration(
      kind: .flag, names: names, placeholder: "", help: help, detail: detail, heading: heading,
      completion: .nothing, variable: nil)
  }
}

extension ArgumentDeclaration {
  fileprivate static func positional(
    _ count: Count, _ name: String, _ help: String, _ detail: String, _ completion: Completion
  ) -> ArgumentDeclaration {
    ArgumentDeclaration(
      kind: .positional(count), names: [name], placeholder: "", help: help, detail: detail,
      heading: .arguments, completion: completion, variable: nil)
  }
}
