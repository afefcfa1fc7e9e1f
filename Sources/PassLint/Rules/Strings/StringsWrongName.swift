import PassData
import PassModel

extension LintRule {
  static let stringsWrongName = LintRule(
    files: "strings.wrong-name", .error, "texts lie in xx.lproj/pass.strings",
    Note(
      why: "Wallet reads no file of another name or in another place",
      source: "Apple, Creating the Source for a Pass",
      .apple, bad: "de.lproj/Localizable.strings", good: "de.lproj/pass.strings",
      over: ["archive.unknown-root-file", "strings.missing-file"])
  ) { files, report in
    for file in files.files where file.name.lowercased().hasSuffix(".strings") {
      let isInLanguage = file.folder?.lowercased().hasSuffix(".lproj") == true
      if file.name.hasSameBytes(as: "pass.strings"), isInLanguage { continue }
      report.found(
        "Wallet does not read '\(file.path)'", at: .file(file.path),
        hints: [
          isInLanguage ? "rename it to pass.strings" : "put it into a folder such as en.lproj as pass.strings"
        ])
    }
  }
}
