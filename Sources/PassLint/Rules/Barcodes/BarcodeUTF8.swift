import PassData
import PassModel

extension LintRule {
  static let barcodeUTF8 = LintRule(
    tree: "barcode.utf8", .note, "a barcode's message is ASCII, or its readers know UTF-8",
    Note(
      why: "Wallet draws the bytes without saying their charset, and many readers take them for Latin-1",
      source: "getodk/collect 6762", .users, bad: #""message": "Γειά", "messageEncoding": "utf-8""#,
      good: #""message": "C-1042", "messageEncoding": "iso-8859-1""#), when: .has(.barcode, "messageEncoding")
  ) { pass, report in
    for code in pass.objects(.barcode) {
      guard let message = code.value["message"]?.stringValue, message.utf8.contains(where: { $0 > 0x7F }),
        let name = code.value["messageEncoding"]?.stringValue, Charset(name) == .unicode,
        let format = code.value["format"]?.stringValue.flatMap(BarcodeFormat.init),
        BarcodePayload.fault(in: message, format: format) == nil
      else { continue }
      report.found(
        "many scanners expect Latin-1 and will read other letters", at: .value(pass.pointer(code.node)),
        hints: ["try it with the readers that will be used"])
    }
  }
}
