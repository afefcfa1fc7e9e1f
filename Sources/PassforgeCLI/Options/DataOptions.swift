import PassCrypto
import PassData
import PassSystem

/// The values that a template is filled with.
struct DataOptions: Sendable {
  static let data = Option<String>(
    "--data", "-d", value: "FILE|-", help: "a row: a JSON object, or an array of one",
    detail: "With -, the row is read from standard input.", under: .data, completion: .file)
  static let set = RepeatedOption<Assignment>(
    "--set", value: "NAME=VALUE", help: "one value; beats the one in --data", under: .data)
  static let tokenSecret = Option<String>(
    "--token-secret", value: "REF", help: "what token(…) derives from",
    detail: "Or the variable PASSFORGE_TOKEN_SECRET, which holds the secret itself.", under: .data,
    completion: .file)

  static let arguments: [any ArgumentKey] = [data, set, tokenSecret]

  let data: String?
  let assignments: [Assignment]
  let tokenSecret: SecretReference?

  init(_ values: ArgumentValues) throws {
    data = try values[Self.data]
    assignments = try values[Self.set]
    var names: Set<String> = []
    for assignment in assignments where !names.insert(assignment.name).inserted {
      throw UsageError.repeatedOption("--set \(assignment.name)")
    }
    tokenSecret = try values[Self.tokenSecret].map { try SecretReference(parsing: $0) }
  }

  /// Whether the user gave any value at all.
  var isEmpty: Bool { data == nil && assignments.isEmpty }

  /// The options that read standard input.
  var standardInputUsers: [String] {
    (data == "-" ? ["--data"] : []) + (tokenSecret == .standardInput ? ["--token-secret"] : [])
  }

  /// Where per-row images are looked for: beside the data. Nil where the template's own folder serves.
  func imagesFolder(in context: Context) -> String? {
    guard let data, data != "-" else { return nil }
    return FilePath.parent(of: context.path(data))
  }

  /// What a program that signs must not see.
  var secrets: [SecretReference] { tokenSecret.map { [$0] } ?? [] }

  /// The secret behind `token(…)`; nil where none is given.
  func secret(in context: Context) throws -> SecretBytes? {
    if let tokenSecret {
      return try context.resolve(tokenSecret).read(environment: context.environment.variables)
    }
    return context.environment["PASSFORGE_TOKEN_SECRET"].map { SecretBytes(copying: $0.utf8) }
  }
}
