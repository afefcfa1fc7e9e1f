import PassData
import PassImage
import PassModel

extension LintRule {
  static let imagePDF = LintRule(
    files: "image.pdf", .warning, "images are PNG",
    Note(
      why: "pass-builder takes PDFs; no page of Apple's says that Wallet does", source: "apple/pass-builder",
      .builder, bad: "logo.pdf", good: "logo.png",
      over: ["archive.unknown-root-file", "image.not-used-by-style"])
  ) { files, report in
    for file in files.files where file.name.lowercased().hasSuffix(".pdf") {
      guard ImageName(String(file.name.dropLast(4)) + ".png") != nil else { continue }
      report.found(
        "'\(file.name)' is a PDF; Wallet documents PNG alone", at: .file(file.path),
        hints: ["export it as PNG at three scales"])
    }
  }
}
