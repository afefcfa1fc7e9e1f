public import PassData

/// One barcode. The first that a device can draw is shown.
public struct Barcode: Sendable, Equatable {
  public var format: BarcodeFormat
  public var message: String
  public var messageEncoding: String
  public var altText: String?
  public var other = JSONObject()

  public init(
    _ format: BarcodeFormat, _ message: String, messageEncoding: String = "iso-8859-1", altText: String? = nil
  ) {
    self.format = format
    self.message = message
    self.messageEncoding = messageEncoding
    self.altText = altText
  }
}
