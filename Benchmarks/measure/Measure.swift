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
///     passforge-measure verify FOLDER [ROUNDS]
///
/// prints one JSON object. `raw` is the RSA operation alone, the limit that `sign` is held against; `sha1` is the digest
/// of the same archives alone, the limit of `verify`, which opens and judges every pass of a folder.
enum Measure {
  static func main() async {
    do {
      let words = Array(CommandLine.arguments.dropFirst())
      switch (words.first, words.count) {
      case ("steps", 3...):
        try steps(template: words[1], identity: words[2], rounds: rounds(words.dropFirst(3)))
      case ("verify", 2...): try verify(words[1], rounds: rounds(words.dropFirst(2)))
      default: throw Usage()
      }
    } catch {
      try? StandardStream.errors.write(Array("passforge-measure: \(error)\n".utf8))
      endProcess(status: 2)
    }
  }

  private struct Usage: Error, CustomStringConvertible {
    let description =
      "usage: passforge-measure steps TEMPLATE IDENTITY.pem [ROUNDS], or verify FOLDER [ROUNDS]"
  }

  private static func rounds(_ words: ArraySlice<String>) -> Int { words.first.flatMap { Int($0) } ?? 15 }

  /// Microseconds a round over all passes, digest and judgement in turn; the ratio is the median of the rounds' own.
  private static func verify(_ folder: String, rounds: Int) throws {
    let names = try Directory.entries(of: folder).map(\.name).filter { $0.hasSuffix(".pkpass") }.sorted()
    let archives = try names.map { try FileReader.read(FilePath.join(folder, $0)) }
    let authorities = try Authorities(environment: Environment.ofProcess().variables)
    var (digests, judgements, ratios): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<rounds {
      var start = ContinuousClock.now
      for archive in archives { _ = Digest.sha1(archive) }
      digests.append((ContinuousClock.now - start) / .microseconds(1))
      start = ContinuousClock.now
      for (name, archive) in zip(names, archives) {
        let verification = PassArchive.open(archive, file: name).verification(
          authorities: authorities, at: SystemClock.now())
        guard verification.verdict == .developmentSigned else { throw BadPass(name: name) }
      }
      judgements.append((ContinuousClock.now - start) / .microseconds(1))
      ratios.append(judgements[judgements.count - 1] / digests[digests.count - 1])
    }
    func median(_ samples: [Double]) -> JSONValue {
      let middle = samples.sorted()[samples.count / 2]
      return .number(JSONNumber((middle * 1000).rounded() / 1000) ?? JSONNumber(0))
    }
    let report: JSONObject = [
      "passes": .number(JSONNumber(Int64(archives.count))),
      "bytes": .number(JSONNumber(Int64(archives.reduce(0) { $0 + $1.count }))),
      "sha1": median(digests), "verify": median(judgements), "verify-to-sha1": median(ratios),
    ]
    try StandardStream.output.write(JSONWriter.write(.object(report)) + [0x0A])
  }

  private struct BadPass: Error { let name: String }

  private static func steps(template path: String, identity: String, rounds: Int) throws {
    let loader = IdentityLoader(
      environment: [:], password: .none, authorities: try Authorities(environment: [:]))
    let loaded = try loader.load(IdentitySource(identity: .file(identity)))
    var options = ForgeOptions(clock: SystemClock.now())
    options.makesMany = true
    let template = try TemplateFolder.read(at: path)
    // One after the other, so that it is libpng's time, in memory that has not been used before, as a command has it.
    let files = template.folder.assets.map { (path: $0.key.text, bytes: $0.value.bytes) }
    let start = ContinuousClock.now
    for file in files { _ = FileFacts([file]) }
    let first = (ContinuousClock.now - start) / .microseconds(1)
    let forge = try Forge(template: template, identity: loaded.identity, options: options)
    let signer = loaded.identity.makeSigner()
    let rows = (0..<400).map { number -> TypedRow in
      TypedRow(values: row(number))
    }
    let prepared = try rows.map { try forge.prepare($0) }
    let manifests = prepared.map { $0.bundle.manifest.bytes }
    let signed = try prepared.map { try forge.sign($0, with: signer) }
    let raw = try RawSignature(identity: loaded.identity)

    var report: JSONObject = [
      "decode-images-first": .number(JSONNumber((first * 100).rounded() / 100) ?? JSONNumber(0))
    ]
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
    time("decode-images", over: 1) { for file in files { _ = FileFacts([file]) } }
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
