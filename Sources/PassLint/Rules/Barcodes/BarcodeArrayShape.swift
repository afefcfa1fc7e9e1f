import PassData
import PassModel

extension LintRule {
  static let barcodeArrayShape = LintRule(
    tree: "barcode.array-shape", .error, "barcodes is an array, barcode an object",
    Note(
      why: "Wallet refuses the pass or draws no code; one sample of Apple's is wrong", source: "Apple, Pass",
      .apple, bad: #""barcodes": {"format": …}"#, good: #""barcodes": [{"format": …}]"#,
      over: ["pass.key-wrong-type"])
  ) { pass, report in
    for misfit in pass.misfits where misfit.owner == .pass {
      guard misfit.key.name == "barcodes" || misfit.key.name == "barcode" else { continue }
      report.found(
        misfit.isElement
          ? "an element of 'barcodes' must be an object; found \(misfit.found.kindName)"
          : "'\(misfit.key.name)' must be \(misfit.wanted.words); found \(misfit.found.kindName)",
        at: .value(pass.pointer(misfit.place)),
        hints: [misfit.key.name == "barcode" ? "call it 'barcodes'" : "put objects into [ ]"])
    }
  }
}
