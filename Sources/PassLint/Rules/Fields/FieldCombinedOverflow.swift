import PassData
import PassModel

extension LintRule {
  static let fieldCombinedOverflow = LintRule(
    tree: "field.combined-overflow", .warning,
    "secondary and auxiliary fields that share one row are four at most",
    Note(
      why:
        "coupons, store cards and generic passes with a square barcode draw both groups in one row of four",
      source: "Apple, Human Interface Guidelines; PassFields.SecondaryFields", .apple,
      bad: "3 secondaryFields and 2 auxiliaryFields in a coupon", good: "2 and 2",
      over: ["field.count-overflow"])
  ) { pass, report in
    for style in pass.styles {
      guard let limit = FieldLimits.combinedLimit(in: style.style, squareBarcode: pass.firstBarcodeIsSquare)
      else { continue }
      let secondary = style.object["secondaryFields"]?.arrayValue?.count ?? 0
      let auxiliary = style.object["auxiliaryFields"]?.arrayValue?.count ?? 0
      guard secondary + auxiliary > limit else { continue }
      let place =
        secondary > limit
        ? pass.pointer(style.node, "secondaryFields").appending(limit)
        : pass.pointer(style.node, "auxiliaryFields").appending(limit - secondary)
      report.found(
        "\(secondary) secondary and \(auxiliary) auxiliary fields share a row of \(limit)",
        at: .value(place), hints: ["move some to backFields"])
    }
  }
}

extension PassFacts {
  /// Whether the barcode that Wallet takes first is QR or Aztec.
  var firstBarcodeIsSquare: Bool {
    let first = root["barcodes"]?.arrayValue?.first ?? root["barcode"]
    return first?["format"]?.stringValue.flatMap(BarcodeFormat.init)?.isSquare ?? false
  }
}
