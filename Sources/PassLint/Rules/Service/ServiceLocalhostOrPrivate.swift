import PassData
import PassModel

extension LintRule {
  static let serviceLocalhostOrPrivate = LintRule(
    tree: "service.localhost-or-private", .warning, "webServiceURL names a host that phones can reach",
    Note(
      why: "an address of a developer's machine was left in; no phone registers there",
      source: "four of 174 public passes", .measured, bad: #""webServiceURL": "https://localhost:3000/""#,
      good: #""webServiceURL": "https://passes.example.com/""#, over: ["service.not-https"]),
    when: .has(.pass, "webServiceURL")
  ) { pass, report in
    guard let url = pass.text("webServiceURL"), let host = Link.host(url), isPrivate(host) else { return }
    let isSecure = Link.scheme(url) == "https"
    report.found(
      "phones can't reach \(Words.quoted(host))\(isSecure ? "" : ", and webServiceURL must be https")",
      at: .value(JSONPointer.root.appending("webServiceURL")), hints: ["name your server"],
      severity: isSecure ? nil : .error)
  }

  /// RFC 1918, RFC 6761, loopback and link-local addresses.
  private static func isPrivate(_ host: String) -> Bool {
    if host == "localhost" || host == "::1" || host == "0.0.0.0" || host.hasPrefix("fe80:") { return true }
    for suffix in [".localhost", ".local", ".internal", ".test", ".lan"] where host.hasSuffix(suffix) {
      return true
    }
    // An address ends in a digit; names, which nearly all are, don't.
    guard let last = host.utf8.last, (0x30...0x39).contains(last) else { return false }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, let first = parts[0], let second = parts[1], parts[2] != nil, parts[3] != nil
    else {
      return false
    }
    switch (first, second) {
    case (10, _), (127, _), (192, 168), (169, 254): return true
    case (172, 16...31): return true
    default: return false
    }
  }
}
