import PassData
import PassModel

extension LintRule {
  static let archivePassTooLarge = LintRule(
    files: "archive.pass-too-large", .warning, "a pass has 1 MB at most",
    Note(
      why:
        "larger ones are slow to add, and mail programs drop them; the largest of 174 public ones has 1.8 MB",
      source: "Apple, Human Interface Guidelines, Wallet", [.apple, .measured], bad: "4 MB of photographs",
      good: "pictures of the size that Wallet draws")
  ) { files, report in
    let total = files.files.reduce(0) { $0 + $1.byteCount }
    guard total > 1_000_000, let largest = files.files.max(by: { $0.byteCount < $1.byteCount }) else {
      return
    }
    report.found(
      "the files have \(Words.size(total)) together", at: .pass,
      hints: ["begin with \(largest.path), which has \(Words.size(largest.byteCount))"],
      severity: total > 3_000_000 ? .warning : .note)
  }
}
