extension RuleTable {
  static let barcodes: [LintRule] = [
    .barcodeFormatUnknown, .barcodeMessageNotString, .barcodeMessageEmpty, .barcodeEncodingMissing,
    .barcodeEncodingUnknown, .barcodeNotEncodable, .barcodeArrayShape, .barcodeLegacyOnly,
    .barcodeLegacyCode128, .barcodeNewOnly, .barcodeWatchCode128, .barcodeSymbologyPayload,
    .barcodeQRTooLong, .barcodeAltTextLong, .barcodeOnPoster, .barcodeUTF8,
  ]
}
