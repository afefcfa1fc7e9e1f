import PassData
import PassImage
import PassModel

extension LintRule {
  static let imageUndecodable = LintRule(
    files: "image.undecodable", .error, "every image can be decoded",
    Note(
      why: "Wallet shows nothing in its place, and refuses the pass if it is the icon",
      source: "public passes",
      .measured, bad: "strip.png that holds SVG text, or is cut off", good: "a whole PNG",
      over: ["image.not-png", "image.oversize", "image.scale-ratio", "image.icon-not-square"])
  ) { files, report in
    for image in files.images {
      guard let fault = image.facts.fault else { continue }
      report.found(
        "\(image.file.path) \(fault)", at: .file(image.file.path), hints: ["export it again as PNG"])
    }
  }
}

extension ImageFacts {
  /// Why it can't be drawn, after its name.
  fileprivate var fault: String? {
    guard format == .png else {
      if format == .empty { return "is empty: 0 bytes" }
      return format.isBitmap ? nil : "is \(format.words), not a PNG"
    }
    switch damage {
    case nil: return nil
    case .signature: return "is a damaged PNG: its line ends were changed on the way"
    case .header: return "is a damaged PNG: its header is not readable"
    case .truncated(nil): return "is a truncated PNG: it ends before its last chunk"
    case .truncated(let chunk?): return "is a truncated PNG: it ends within its \(chunk) chunk"
    case .undecodable(let words): return "is a damaged PNG: \(words)"
    }
  }
}
