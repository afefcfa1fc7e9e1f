import PassData
import PassModel

extension LintRule {
  static let semanticWifiMissing = LintRule(
    tree: "semantic.wifi-missing", .error, "a Wi-Fi network has ssid and password",
    Note(
      why: "Wallet refuses the pass", source: "Apple, SemanticTagType.WifiNetwork", .apple,
      bad: #""wifiAccess": [{"ssid": "Hall"}]"#, good: #""wifiAccess": [{"ssid": "Hall", "password": "…"}]"#,
      over: ["semantic.wrong-type"]), when: .has(.semantics, "wifiAccess")
  ) { pass, report in
    for missing in pass.missing where missing.owner == .wifiNetwork {
      report.found(
        "the Wi-Fi network has no '\(missing.key.name)'", at: .value(pass.pointer(missing.node)),
        hints: ["add \"\(missing.key.name)\""])
    }
  }
}
