/// The words after a command's name, sorted by its declarations. Nothing is opened, nothing is converted yet.
///
/// The rules of the line:
/// - `--name VALUE` and `--name=VALUE` are the same; `-o VALUE`, `-oVALUE` and `-o=VALUE` too; `-fq` is `-f -q`.
/// - `-` alone is a value, and so is every word after `--`.
/// - Options and positional words may be mixed. An option that does not repeat stands at most once.
/// - The word after an option is its value even if it begins with `-`, unless it is an option of this command.
struct ArgumentValues: Sendable, Equatable {
  private var words: [String: [String]] = [:]
  private var flags: Set<String> = []

  init(_ line: [String], for declarations: [ArgumentDeclaration], of command: String) throws(UsageError) {
    var sorter = ArgumentSorter(declarations: declarations, command: command)
    try sorter.sort(line)
    words = sorter.words
    flags = sorter.flags
  }

  subscript<Value>(key: Positional<Value>) -> Value {
    get throws(UsageError) {
      // The sorter has refused a line without it.
      guard let value = try all(key.declaration, as: Value.self).first else {
        throw .missingArgument(key.declaration.name, command: "")
      }
      return value
    }
  }

  subscript<Value>(key: OptionalPositional<Value>) -> Value? {
    get throws(UsageError) { try all(key.declaration, as: Value.self).first }
  }

  subscript<Value>(key: Positionals<Value>) -> [Value] {
    get throws(UsageError) { try all(key.declaration, as: Value.self) }
  }

  subscript<Value>(key: Option<Value>) -> Value? {
    get throws(UsageError) { try all(key.declaration, as: Value.self).first }
  }

  subscript<Value>(key: RepeatedOption<Value>) -> [Value] {
    get throws(UsageError) { try all(key.declaration, as: Value.self) }
  }

  subscript(key: Flag) -> Bool { flags.contains(key.declaration.name) }

  /// A number from 1 up.
  func positive(_ option: Option<Int>) throws(UsageError) -> Int? {
    guard let number = try self[option] else { return nil }
    guard number > 0 else {
      throw .badValue(
        argument: option.declaration.name, value: String(number), expected: "a number from 1", hints: [])
    }
    return number
  }

  private func all<Value: ArgumentValue>(_ declaration: ArgumentDeclaration, as type: Value.Type)
    throws(UsageError) -> [Value]
  {
    var values: [Value] = []
    for word in words[declaration.name] ?? [] {
      do throws(UnreadableValue) {
        values.append(try Value.read(word))
      } catch {
        throw .badValue(argument: declaration.name, value: word, expected: error.expected, hints: error.hints)
      }
    }
    return values
  }
}
