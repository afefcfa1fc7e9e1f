import PassData
import PassModel

extension LintRule {
  static let barcodeOnPoster = LintRule(
    tree: "barcode.on-poster", .warning, "a poster event ticket has NFC beside its barcode",
    Note(
      why: "iOS 26 and earlier draw no barcode on a poster and show the classic ticket",
      source: "Apple, Creating an Event Pass Using Semantic Tags", .apple,
      bad: #"posterEventTicket with "barcodes" alone"#, good: #"posterEventTicket with "nfc" and "barcodes""#),
    when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    guard pass.isPosterEventTicket, pass["nfc"] == nil,
      let key = ["barcodes", "barcode"].first(where: { pass[$0] != nil })
    else { return }
    report.found(
      "with a barcode and no nfc, iOS 26 and earlier show the classic ticket",
      at: .key(JSONPointer.root.appending(key)), hints: ["add nfc if you have the entitlement"])
  }
}
