import PassCrypto
import PassData
import PassZip

struct VersionCommand: ImmediateCommand {
  static let name = "version"
  static let abstract = "what this build is made of"
  static let discussion = ["Nothing is looked up: passforge never asks the network about itself."]
  static let examples = [
    Example("passforge version", "one line"),
    Example("passforge version --json", "the same for a program, with the commit"),
  ]

  static let json = Flag("--json", help: "as one JSON document")
  static let arguments: [any ArgumentKey] = [json]

  private let writesJSON: Bool

  init(_ values: ArgumentValues) { writesJSON = values[Self.json] }

  func run(in context: Context) throws -> ExitStatus {
    if writesJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion,
        "version": .string(BuildFacts.version),
        "commit": BuildFacts.commit.map(JSONValue.string) ?? .null,
        "platform": .string(BuildFacts.platform),
        "swift": .string(BuildFacts.swift),
        "openssl": .string(OpenSSLVersion.inUse),
        "libzip": .string(LibZipVersion.inUse),
      ])
    } else {
      try context.print(
        "passforge \(BuildFacts.version)  Swift \(BuildFacts.swift)  \(BuildFacts.platform)"
          + "  OpenSSL \(OpenSSLVersion.inUse)  libzip \(LibZipVersion.inUse)")
    }
    return .done
  }
}
