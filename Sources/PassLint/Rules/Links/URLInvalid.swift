import PassData
import PassModel

extension LintRule {
  /// A scheme of one's own is fine. A sample of Apple's has an action whose url has no scheme, hence the warning there.
  static let urlInvalid = LintRule(
    tree: "url.invalid", .error, "every link is an absolute URL",
    Note(
      why: "Wallet writes 'not a valid URL' and refuses the pass",
      source: "device consoles; dotnet-passbook 49", [.console, .analysis],
      bad: #""sellURL": "www.example.com/sell""#, good: #""sellURL": "https://www.example.com/sell""#)
  ) { pass, report in
    for link in pass.links {
      guard let fault = Link.fault(in: link.text) else { continue }
      let isSchemeless = Link.scheme(link.text) == nil && Link.fault(in: "https://" + link.text) == nil
      report.found(
        "\(Words.quoted(link.text)) \(fault)", at: .value(pass.pointer(link.place)),
        hints: isSchemeless
          ? ["write 'https://\(link.text.prefix(60))'"] : ["write a whole URL, blanks as %20"],
        severity: link.owner == .action && isSchemeless ? .warning : nil)
    }
  }
}
