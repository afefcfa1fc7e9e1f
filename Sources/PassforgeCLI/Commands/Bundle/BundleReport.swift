import PassBundle
import PassCrypto
import PassData

/// What `bundle` says of the files that it made.
enum BundleReport {
  /// `set.pkpasses  10 passes  412.0 KB  sha256 9f2c31…e1  application/vnd.apple.pkpasses`.
  static func line(_ archive: PassesArchive, _ path: String, isDryRun: Bool) -> String {
    let count = archive.names.count
    let parts = [
      path == "-" ? "<stdout>" : path, "\(count) pass\(count == 1 ? "" : "es")",
      HumanText.size(archive.bytes.count),
      "sha256 " + HumanText.shortDigest(Digest.sha256(archive.bytes).hexadecimal), PassesArchive.mediaType,
    ]
    return parts.joined(separator: "  ").visible + (isDryRun ? "  (dry run: nothing is written)" : "")
  }

  static func json(_ archives: [PassesArchive], _ paths: [String], isDryRun: Bool) -> JSONValue {
    var object = JSONObject()
    object["schemaVersion"] = jsonSchemaVersion
    object["mediaType"] = .string(PassesArchive.mediaType)
    object["files"] = .array(
      zip(archives, paths).map { archive, path in
        [
          "file": .string(path), "bytes": .number(JSONNumber(archive.bytes.count)),
          "sha256": .string(Digest.sha256(archive.bytes).hexadecimal),
          "passes": .array(archive.names.map { .string($0.text) }),
        ]
      })
    if isDryRun { object["dryRun"] = true }
    return .object(object)
  }
}
