import PassBundle
import PassCrypto
import PassData
import PassPipeline

/// What `build` and `sign` say of the pass that they made.
struct PassReport {
  let file: String
  let archive: PassArchive
  let tree: JSONValue
  let signer: SignerKind
  let findings: [Diagnostic]
  var usesExamples = false

  func print(in context: Context, _ output: OutputOptions) throws {
    if output.writesJSON {
      try context.print(json: json(output))
    } else {
      let line = Array((line(output, style: context.outputStyle) + "\n").utf8)
      // The pass itself is the result where it goes to standard output.
      try (output.goesToStandardOutput && !output.isDryRun ? context.errors : context.output).write(line)
      try context.report(findings.filter(\.isNews))
    }
  }

  private func line(_ output: OutputOptions, style: TextStyle) -> String {
    let signed =
      switch signer {
      case .development: "development-signed"
      case .apple: "signed"
      case .other: "signed by a chain that phones do not trust"
      }
    let parts = [
      output.goesToStandardOutput ? "<stdout>" : file, HumanText.size(archive.bytes.count),
      "sha256 " + HumanText.shortDigest(archive.sha256.hexadecimal),
      tree["passTypeIdentifier"]?.stringValue ?? "", signed,
    ]
    return parts.joined(separator: "  ").visible + (output.isDryRun ? "  (dry run: nothing is written)" : "")
  }

  private func json(_ output: OutputOptions) -> JSONValue {
    var object = JSONObject()
    object["schemaVersion"] = jsonSchemaVersion
    object["file"] = .string(file)
    object["bytes"] = .number(JSONNumber(archive.bytes.count))
    object["sha256"] = .string(archive.sha256.hexadecimal)
    object["contentDigest"] = .string(archive.contentDigest.hexadecimal)
    object["passTypeIdentifier"] = tree["passTypeIdentifier"] ?? .null
    object["serialNumber"] = tree["serialNumber"] ?? .null
    object["signer"] = .string(signer.rawValue)
    if usesExamples { object["data"] = "examples" }
    if output.isDryRun { object["dryRun"] = true }
    object["findings"] = .array(findings.map(\.json))
    return .object(object)
  }
}

/// What `--digest` says of the pass that would be signed.
struct DigestReport {
  let pass: PreparedPass
  let findings: [Diagnostic]

  func print(in context: Context, _ output: OutputOptions) throws {
    let digest = pass.contentDigest.hexadecimal
    guard output.writesJSON else {
      try context.print(digest)
      return try context.report(findings.filter(\.isNews))
    }
    var object = JSONObject()
    object["schemaVersion"] = jsonSchemaVersion
    object["contentDigest"] = .string(digest)
    object["passTypeIdentifier"] = pass.tree["passTypeIdentifier"] ?? .null
    object["serialNumber"] = pass.tree["serialNumber"] ?? .null
    object["findings"] = .array(findings.map(\.json))
    try context.print(json: .object(object))
  }
}

extension Diagnostic {
  /// That template.json is not packed is no news to whoever wrote one; the JSON tells it all the same.
  var isNews: Bool {
    !(code == "archive.left-out" && location?.file.hasSuffix("/template.json") ?? false)
  }
}
