/// The symbologies of Wallet.
public enum BarcodeFormat: String, Sendable, CaseIterable {
  case qr = "PKBarcodeFormatQR"
  case aztec = "PKBarcodeFormatAztec"
  case pdf417 = "PKBarcodeFormatPDF417"
  case code128 = "PKBarcodeFormatCode128"
  case code39 = "PKBarcodeFormatCode39"
  case codabar = "PKBarcodeFormatCodabar"
  case ean13 = "PKBarcodeFormatEAN13"
  case interleaved2of5 = "PKBarcodeFormatI2of5"

  /// The first iOS that draws it.
  public var since: OSVersion {
    switch self {
    case .qr, .aztec, .pdf417: .iOS(6)
    case .code128: .iOS(9)
    case .code39, .codabar, .ean13, .interleaved2of5: .iOS(27)
    }
  }

  /// Whether the legacy key `barcode` takes it.
  public var isInLegacyKey: Bool { since == .iOS(6) }

  public var isSquare: Bool { self == .qr || self == .aztec }

  /// What people call it.
  public var words: String {
    switch self {
    case .qr: "QR"
    case .aztec: "Aztec"
    case .pdf417: "PDF417"
    case .code128: "Code 128"
    case .code39: "Code 39"
    case .codabar: "Codabar"
    case .ean13: "EAN-13"
    case .interleaved2of5: "Interleaved 2 of 5"
    }
  }
}
