/// The eight barcode formats that Wallet draws.
public enum BarcodeFormat: String, Sendable, CaseIterable {
  case qr = "PKBarcodeFormatQR"
  case aztec = "PKBarcodeFormatAztec"
  case pdf417 = "PKBarcodeFormatPDF417"
  case code128 = "PKBarcodeFormatCode128"
  case code39 = "PKBarcodeFormatCode39"
  case codabar = "PKBarcodeFormatCodabar"
  case ean13 = "PKBarcodeFormatEAN13"
  case interleaved2of5 = "PKBarcodeFormatI2of5"

  public var isSquare: Bool { self == .qr || self == .aztec }

  /// The iOS that draws it first.
  public var firstSystem: Int {
    switch self {
    case .qr, .aztec, .pdf417: 6
    case .code128: 9
    case .code39, .codabar, .ean13, .interleaved2of5: 27
    }
  }
}

/// A barcode as the pass gives it.
public struct BarcodeMessage: Sendable, Equatable {
  public var format: BarcodeFormat
  public var message: String
  /// The IANA name of the character set in which the message becomes bytes.
  public var encoding: String

  public init(format: BarcodeFormat, message: String, encoding: String) {
    self.format = format
    self.message = message
    self.encoding = encoding
  }
}

/// Turns messages into modules. Layout knows no barcode library; who calls it brings one, or none.
public protocol SymbolEncoder: Sendable {
  /// - Throws: ``SymbolRefusal`` when the message can't be written in the format or the character set.
  func symbol(for barcode: BarcodeMessage) throws(SymbolRefusal) -> SymbolMatrix
}

/// Why a message can't be drawn as a barcode, in words for a person.
public struct SymbolRefusal: Error, Equatable, Sendable {
  public var reason: String
  public init(_ reason: String) { self.reason = reason }
}
