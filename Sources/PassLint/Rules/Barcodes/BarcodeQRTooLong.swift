import PassData
import PassModel

extension LintRule {
  static let barcodeQRTooLong = LintRule(
    tree: "barcode.qr-too-long", .warning, "a QR or Aztec code says no more than 300 bytes",
    Note(
      why: "longer ones are drawn so finely that readers fail on a scratched or dim screen",
      source: "our inference",
      .inferred, bad: "400 characters", good: "a reference of 20 characters"), when: .has(.barcode, "message")
  ) { pass, report in
    for code in pass.objects(.barcode) {
      guard let message = code.value["message"]?.stringValue, message.utf8.count > 300,
        let format = code.value["format"]?.stringValue.flatMap(BarcodeFormat.init), format.isSquare,
        BarcodePayload.fault(in: message, format: format) == nil
      else { continue }
      report.found(
        "\(message.utf8.count) bytes make a very fine \(format.words) code",
        at: .value(pass.pointer(code.node, "message")), hints: ["encode a short reference instead"])
    }
  }
}
