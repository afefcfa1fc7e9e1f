import PassData
import PassModel

extension LintRule {
  static let serviceNotHTTPS = LintRule(
    tree: "service.not-https", .error, "webServiceURL is https",
    Note(
      why: "Wallet writes 'needs to be an https URL'; http works on a developer's device with a switch alone",
      source: "Apple, Adding a Web Service to Update Passes", [.apple, .console],
      bad: #""webServiceURL": "http://example.com/""#, good: #""webServiceURL": "https://example.com/""#,
      over: ["url.invalid"]), when: .has(.pass, "webServiceURL")
  ) { pass, report in
    guard let url = pass.text("webServiceURL"), let scheme = Link.scheme(url), scheme != "https" else {
      return
    }
    report.found(
      "webServiceURL is \(scheme), not https", at: .value(JSONPointer.root.appending("webServiceURL")),
      hints: ["begin it with https://"])
  }
}
