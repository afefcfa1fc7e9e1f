import PassCrypto
import PassData
import PassPipeline

/// The totals of a batch, for people and for programs.
struct BatchReport: Sendable {
  /// Nil where nothing is written.
  let rejectedName: String?
  let reportName: String
  let signer: SignerKind?
  let shard: Shard
  let isDryRun: Bool

  /// `checked 12,000 rows  2 rejected -> out/rejected.csv`
  func checked(_ totals: BatchTotals) -> String {
    (["checked " + Self.counted(totals.rows, "row") + part] + rejected(totals)).joined(separator: "  ")
  }

  /// `done 11,998 passes 612 MB  report out/report.ndjson`
  func last(_ run: BatchRun, _ mode: BatchOptions.Mode) -> String {
    let totals = run.totals
    if run.isJudging {
      let dry = isDryRun ? ["(dry run: nothing is written)"] : []
      return ([checked(totals)] + dry + (run.endedEarly ? ["stopped"] : [])).joined(separator: "  ")
    }
    var parts = [
      (run.endedEarly ? "stopped after " : "done ")
        + Self.counted(totals.made + totals.kept, "pass", "passes")
        + part + " " + HumanText.size(totals.bytes)
    ]
    if totals.kept > 0 { parts.append(HumanText.number(totals.kept) + " of them kept") }
    if mode == .stream { parts += rejected(totals) }
    switch signer {
    case .development: parts.append("development-signed")
    case .other: parts.append("signed by a chain that phones do not trust")
    case .apple, nil: break
    }
    return (parts + ["report " + reportName.visible]).joined(separator: "  ")
  }

  func json(_ run: BatchRun, seconds: Double, _ findings: [Diagnostic]) -> JSONValue {
    let totals = run.totals
    var object = JSONObject()
    object["schemaVersion"] = jsonSchemaVersion
    object["rows"] = .number(JSONNumber(totals.rows))
    object["made"] = .number(JSONNumber(totals.made))
    object["kept"] = .number(JSONNumber(totals.kept))
    object["rejected"] = .number(JSONNumber(totals.rejected))
    object["bytes"] = .number(JSONNumber(totals.bytes))
    object["seconds"] = JSONNumber((seconds * 1_000).rounded() / 1_000).map(JSONValue.number) ?? .null
    object["shard"] = .string(shard.description)
    object["signer"] = signer.map { .string($0.rawValue) } ?? .null
    if !run.isJudging { object["report"] = .string(reportName) }
    if totals.rejected > 0, let rejectedName { object["rejectedRows"] = .string(rejectedName) }
    if run.endedEarly { object["endedEarly"] = true }
    if isDryRun { object["dryRun"] = true }
    object["findings"] = .array(findings.map(\.json))
    return .object(object)
  }

  private var part: String { shard == .whole ? "" : " of part \(shard)" }

  private func rejected(_ totals: BatchTotals) -> [String] {
    guard totals.rejected > 0 else { return [] }
    return [
      HumanText.number(totals.rejected) + " rejected" + (rejectedName.map { " -> " + $0.visible } ?? "")
    ]
  }

  private static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    HumanText.number(count) + " " + (count == 1 ? one : many ?? one + "s")
  }
}
