import PassBundle
import PassCrypto
import PassData
import PassLint
import PassPipeline
import PassSystem
import PassTemplate

/// Times the steps of a pass inside one process, for `make bench`: microseconds a pass, medians over rounds.
///
///     passforge-measure steps TEMPLATE IDENTITY.pem [ROUNDS]
///
/// prints one JSON object. `raw` is the RSA operation alone, the limit that `sign` is held against.
enum Measure {
  static func main() async {
    do {
      let words = Array(CommandLine.arguments.dropFirst())
      guard words.count >= 3, words[0] == "steps" else { throw Usage() }
      try steps(template: words[1], identity: words[2], rounds: words.count > 3 ? Int(words[3]) ?? 15 : 15)
    } catch {
      try? StandardStream.errors.write(Array("passforge-measure: \(error)\n".utf8))
      endProcess(status: 2)
    }
  }

  private struct Usage: Error, CustomStringConvertible {
    let description = "usage: passforge-measure steps TEMPLATE IDENTITY.pem [ROUNDS]"
  }

  private static func steps(template path: String, identity: String, rounds: Int) throws {
    let loader = IdentityLoader(
      environment: [:], password: .none, authorities: try Authorities(environment: [:]))
    let loaded = try loader.load(IdentitySource(identity: .file(identity)))
    var options = ForgeOptions(clock: SystemClock.now())
    options.makesMany = true
    let forge = try Forge(
      template: TemplateFolder.read(at: path), identity: loaded.identity, options: options)
    let signer = loaded.identity.makeSigner()
    let rows = (0..<400).map { number -> TypedRow in
      TypedRow(values: row(number))
    }
    let prepared = try rows.map { try forge.prepare($0) }
    let manifests = prepared.map { $0.bundle.manifest.bytes }
    let signed = try prepared.map { try forge.sign($0, with: signer) }
    let raw = try RawSignature(identity: loaded.identity)

    var report = JSONObject()
    func time(_ name: String, over count: Int = 400, _ body: () throws -> Void) rethrows {
      var samples: [Double] = []
      for _ in 0..<rounds {
        let start = ContinuousClock.now
        try body()
        samples.append((ContinuousClock.now - start) / .microseconds(1) / Double(count))
      }
      samples.sort()
      let median = (samples[samples.count / 2] * 100).rounded() / 100
      report[name] = .number(JSONNumber(median) ?? JSONNumber(0))
    }
    try time("render") { for row in rows { _ = try forge.render(row) } }
    try time("prepare-without-lint") { for row in rows { _ = try forge.prepare(row, judging: false) } }
    try time("prepare") { for row in rows { _ = try forge.prepare(row) } }
    try time("raw") { for manifest in manifests { try raw.sign(manifest) } }
    try time("sign") { for manifest in manifests { _ = try signer.sign(manifest, at: options.clock) } }
    try time("pack") { for bundle in signed { _ = try PassArchive(sealing: bundle) } }
    let files = forge.template.folder.assets.map { (path: $0.key.text, bytes: $0.value.bytes) }
    time("decode-images", over: 1) { _ = FileFacts(files) }
    report["sign-to-raw"] = report["raw"].flatMap { raw in
      guard let raw = raw.numberValue?.double, let sign = report["sign"]?.numberValue?.double else {
        return nil
      }
      return JSONNumber((raw / sign * 1000).rounded() / 1000).map(JSONValue.number)
    }
    try StandardStream.output.write(JSONWriter.write(.object(report)) + [0x0A])
  }

  /// The columns of the benchmark's workload.
  private static func row(_ number: Int) -> JSONObject {
    var row = JSONObject()
    row["serial"] = .string("S-\(1_000_000 + number)")
    row["name"] = .string("Färida Juniper")
    row["balance"] = .number(JSONNumber(text: "\(number).25") ?? JSONNumber(0))
    row["message"] = .string("member:S-\(1_000_000 + number):123456789")
    return row
  }
}
