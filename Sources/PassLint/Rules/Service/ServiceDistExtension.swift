import PassData
import PassModel

extension LintRule {
  static let serviceDistExtension = LintRule(
    subject: "service.dist-extension", .warning, "a pass is called .pkpass",
    Note(
      why: "under another name mail programs and browsers take it for an archive",
      source: "Apple, Distributing and Updating a Pass", .apple, bad: "ticket.zip", good: "ticket.pkpass")
  ) { subject, _, report in
    guard subject.origin == .finished, subject.name != "<stdin>", subject.name != "-" else { return }
    let lower = subject.name.lowercased()
    guard !lower.hasSuffix(".pkpass") else { return }
    report.found(
      "the file is not called .pkpass", at: .pass,
      hints: ["rename it, and serve it as application/vnd.apple.pkpass"])
  }
}
