import PassData
import PassModel

extension LintRule {
  static let posterMissingNFC = LintRule(
    tree: "poster.missing-nfc", .warning, "a poster event ticket has nfc or a barcode",
    Note(
      why: "Wallet writes that it 'does not contain VAS or Barcode information' and shows the classic ticket",
      source: "device consoles; apple/pass-builder", [.console, .builder], bad: "neither nfc nor barcodes",
      good: #""nfc": {…}"#, overEverywhere: ["barcode.on-poster"]), when: .has(.pass, "preferredStyleSchemes")
  ) { pass, report in
    guard pass.isPosterEventTicket, pass["nfc"] == nil, pass["barcodes"] == nil, pass["barcode"] == nil else {
      return
    }
    report.found(
      "the poster has neither nfc nor a barcode",
      at: .value(JSONPointer.root.appending("preferredStyleSchemes")),
      hints: ["add nfc; from iOS 27 barcodes will do"])
  }
}
