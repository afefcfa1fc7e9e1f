import PassCrypto
import PassData
import PassImage
import PassPattern
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
        "libpng": .string(LibPNGVersion.inUse),
        "pcre2": .string(PCRE2Version.inUse),
      ])
    } else {
      try context.print(Self.parts.joined(separator: "  "))
    }
    return .done
  }

  /// The program, and what it is made of.
  static var parts: [String] {
    [
      "passforge \(BuildFacts.version)", "Swift \(BuildFacts.swift)", BuildFacts.platform,
      "OpenSSL \(OpenSSLVersion.inUse)", "libzip \(LibZipVersion.inUse)",
    ]
  }
}
