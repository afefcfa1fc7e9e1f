public import PassData

/// What a pass says to a contactless reader.
public struct NFC: Sendable, Equatable {
  public var message: String
  /// Base64 of a P-256 public key with a compressed point.
  public var encryptionPublicKey: String
  public var requiresAuthentication: Bool?
  public var other = JSONObject()

  public init(message: String, encryptionPublicKey: String, requiresAuthentication: Bool? = nil) {
    self.message = message
    self.encryptionPublicKey = encryptionPublicKey
    self.requiresAuthentication = requiresAuthentication
  }
}
