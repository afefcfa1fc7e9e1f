/// Barcodes and NFC. Source: Apple's pages `pass/barcodes` and `pass/nfc`.
extension PassSchema {
  static let barcode: [SchemaKey] = [
    SchemaKey("format", .choice(.barcodeFormat), .required, .iOS(6), "the symbology"),
    SchemaKey("message", .text, .required, .iOS(6), "what the code says"),
    SchemaKey("messageEncoding", .text, .required, .iOS(6), "an IANA charset, mostly 'iso-8859-1'"),
    SchemaKey("altText", .text, .iOS(6), "shown below the code"),
  ]

  static let nfc: [SchemaKey] = [
    SchemaKey(
      "message", .text, .required, .iOS(9), "what is sent to the reader", rule: .maximumBytes(64)),
    SchemaKey(
      "encryptionPublicKey", .text, .required, .iOS(9),
      "Base64 of a P-256 public key, as X.509 SubjectPublicKeyInfo with a compressed point",
      source: [.apple, .builder, .measured]),
    SchemaKey("requiresAuthentication", .boolean, .iOS(13, 1), "the device must be unlocked first"),
  ]
}
