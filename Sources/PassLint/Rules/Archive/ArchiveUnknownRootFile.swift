import PassBundle
import PassData
import PassModel

extension LintRule {
  static let archiveUnknownRootFile = LintRule(
    files: "archive.unknown-root-file", .warning, "a pass holds files that Wallet knows",
    Note(
      why: "others are ignored, and are in every pass for nothing", source: "apple/pass-builder", .builder,
      bad: "notes.txt, design.psd", good: "pictures, pass.strings, personalization.json")
  ) { files, report in
    for file in files.files where !isKnown(file) {
      report.found(
        "Wallet knows no file '\(file.path)'", at: .file(file.path), hints: ["move it out of the pass"])
    }
  }

  private static func isKnown(_ file: FileFacts.File) -> Bool {
    // Junk and nested language folders have rules of their own.
    if let folder = file.folder, folder.utf8.contains(UInt8(ascii: "/")), folder.contains(".lproj") {
      return true
    }
    if SystemDroppings.contains(file.name) || file.path.hasPrefix("__MACOSX") { return true }
    guard file.folder == nil || file.folder?.lowercased().hasSuffix(".lproj") == true else { return false }
    if ImageName(file.name) != nil || ImageNameTypo.meant(file.name) != nil { return true }
    return file.folder == nil ? file.name == "personalization.json" : file.name == "pass.strings"
  }
}
