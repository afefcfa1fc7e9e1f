import PassData
import PassModel

extension LintRule {
  static let barcodeSymbologyPayload = LintRule(
    tree: "barcode.symbology-payload", .error, "the symbology can carry the message",
    Note(
      why: "a code that its symbology does not have can't be drawn, or is read as something else",
      source: "the standards of the symbologies", .standard,
      bad: #""format": "PKBarcodeFormatEAN13", "message": "4006381333932""#,
      good: #""format": "PKBarcodeFormatEAN13", "message": "4006381333931""#,
      over: ["barcode.not-encodable"]), when: .has(.barcode, "message")
  ) { pass, report in
    for code in pass.objects(.barcode) {
      guard let message = code.value["message"]?.stringValue, !message.isEmpty,
        let format = code.value["format"]?.stringValue.flatMap(BarcodeFormat.init),
        let fault = BarcodePayload.fault(in: message, format: format)
      else { continue }
      report.found(
        fault.message, at: .value(pass.pointer(code.node, "message")), hints: fault.hint.map { [$0] } ?? [])
    }
  }
}
