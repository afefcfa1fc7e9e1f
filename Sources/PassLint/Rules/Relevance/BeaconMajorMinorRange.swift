import PassData
import PassModel

extension LintRule {
  static let beaconMajorMinorRange = LintRule(
    tree: "relevance.beacon-major-minor-range", .error, "major and minor are numbers from 0 to 65535",
    Note(
      why: "a beacon sends 16 bits for each; Wallet ignores an entry with more", source: "device consoles",
      [.console, .analysis], bad: #""major": 65536"#, good: #""major": 1"#, over: ["pass.key-wrong-type"]),
    when: .has(.beacon, "major", "minor")
  ) { pass, report in
    for breach in pass.breaches where breach.owner == .beacon {
      report.found(
        "\(breach.key.name) is \(Words.quoted(breach.found)); it lies between 0 and 65535",
        at: .value(pass.pointer(breach.place)), hints: ["write what the beacon sends"])
    }
    for misfit in pass.misfits where misfit.owner == .beacon && misfit.key.rule != nil {
      report.found(
        "\(misfit.key.name) must be a number from 0 to 65535; found \(Words.quoted(misfit.found))",
        at: .value(pass.pointer(misfit.place)), hints: misfit.hints)
    }
  }
}
