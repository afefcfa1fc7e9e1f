/// Walks a line once and puts each word where its declaration says.
struct ArgumentSorter {
  let declarations: [ArgumentDeclaration]
  let command: String

  private(set) var words: [String: [String]] = [:]
  private(set) var flags: Set<String> = []
  private var positionals: [String] = []

  init(declarations: [ArgumentDeclaration], command: String) {
    self.declarations = declarations
    self.command = command
  }

  mutating func sort(_ line: [String]) throws(UsageError) {
    var rest = line[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      }
      if word.hasPrefix("--") {
        try takeLong(word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try takeShort(word, &rest)
      } else {
        positionals.append(word)
      }
    }
    try placePositionals()
  }

  private mutating func takeLong(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let (name, attached) = Self.split(word)
    guard let declaration = declaration(named: name) else {
      throw .unknownOption(name, command: command, known: optionNames)
    }
    if declaration.takesValue {
      let value = if let attached { attached } else { try nextValue(for: declaration, &rest) }
      try take(value, for: declaration)
    } else if let attached {
      throw .unwantedValue(name, value: attached)
    } else {
      flags.insert(declaration.name)
    }
  }

  private mutating func takeShort(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let declaration = declaration(named: "-\(letter)") else {
        let looksLikeLong = declarations.contains { $0.names.contains("-" + word) }
        throw .unknownOption(
          letters.isEmpty && word.count == 2 || looksLikeLong ? word : "-\(letter)", command: command,
          known: optionNames)
      }
      guard declaration.takesValue else {
        flags.insert(declaration.name)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      try take(letters.isEmpty ? try nextValue(for: declaration, &rest) : String(letters), for: declaration)
      return
    }
  }

  private func nextValue(for declaration: ArgumentDeclaration, _ rest: inout ArraySlice<String>)
    throws(UsageError) -> String
  {
    guard let next = rest.first, next != "--", self.declaration(named: Self.split(next).name) == nil else {
      throw .missingValue(declaration.name, placeholder: declaration.placeholder)
    }
    rest.removeFirst()
    return next
  }

  private mutating func take(_ value: String, for declaration: ArgumentDeclaration) throws(UsageError) {
    if declaration.kind == .option(repeats: false), words[declaration.name] != nil {
      throw .repeatedOption(declaration.name)
    }
    words[declaration.name, default: []].append(value)
  }

  private mutating func placePositionals() throws(UsageError) {
    var rest = positionals[...]
    for declaration in declarations {
      guard case .positional(let count) = declaration.kind else { continue }
      let taken =
        switch count {
        case .one, .oneOrNone: Array(rest.prefix(1))
        case .oneOrMore, .any: Array(rest)
        }
      if taken.isEmpty, count == .one || count == .oneOrMore {
        throw .missingArgument(declaration.name, command: command)
      }
      rest = rest.dropFirst(taken.count)
      words[declaration.name] = taken
    }
    if let surplus = rest.first { throw .surplusArgument(surplus, command: command) }
  }

  private func declaration(named name: String) -> ArgumentDeclaration? {
    declarations.first { !$0.isPositional && $0.names.contains(name) }
  }

  private var optionNames: [String] { declarations.filter { !$0.isPositional }.flatMap(\.names) }

  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (word, nil)
    }
    return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
  }
}
