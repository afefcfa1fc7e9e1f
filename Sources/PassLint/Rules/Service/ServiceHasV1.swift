import PassData
import PassModel

extension LintRule {
  static let serviceHasV1 = LintRule(
    tree: "service.has-v1", .warning, "webServiceURL does not end in /v1",
    Note(
      why: "Wallet appends '/v1/devices/…' itself, so the server is asked for /v1/v1 and answers 404",
      source: "Apple, Adding a Web Service to Update Passes; django-walletpass 26", [.apple, .measured],
      bad: #""webServiceURL": "https://example.com/v1""#, good: #""webServiceURL": "https://example.com""#),
    when: .has(.pass, "webServiceURL")
  ) { pass, report in
    guard let url = pass.text("webServiceURL"), url.hasSuffix("/v1") || url.hasSuffix("/v1/") else { return }
    report.found(
      "webServiceURL ends in /v1, which Wallet appends itself",
      at: .value(JSONPointer.root.appending("webServiceURL")), hints: ["leave '/v1' out"])
  }
}
