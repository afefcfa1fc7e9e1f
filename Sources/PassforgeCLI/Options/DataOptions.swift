/// The values that a template is filled with.
struct DataOptions: Sendable, Equatable {
  static let data = Option<String>(
    "--data", "-d", value: "FILE|-", help: "a row: a JSON object, or an array of one",
    detail: "With -, the row is read from standard input.", under: .data, completion: .file)
  static let set = RepeatedOption<Assignment>(
    "--set", value: "NAME=VALUE", help: "one value; beats the one in --data", under: .data)

  static let arguments: [any ArgumentKey] = [data, set]

  let data: String?
  let assignments: [Assignment]

  init(_ values: ArgumentValues) throws {
    data = try values[Self.data]
    assignments = try values[Self.set]
  }
}
