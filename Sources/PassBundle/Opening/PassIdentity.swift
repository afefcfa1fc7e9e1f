import PassData

/// What makes two passes one: a later pass with the same type and serial number replaces the earlier.
public struct PassIdentity: Sendable, Hashable {
  public let passTypeIdentifier: String
  public let serialNumber: String

  public init(passTypeIdentifier: String, serialNumber: String) {
    self.passTypeIdentifier = passTypeIdentifier
    self.serialNumber = serialNumber
  }
}

extension OpenedPass {
  /// The type and serial number of a pass, as `pass.json` states them.
  public var identity: PassIdentity? {
    guard let type = document?.value["passTypeIdentifier"]?.stringValue,
      let serial = document?.value["serialNumber"]?.stringValue
    else { return nil }
    return PassIdentity(passTypeIdentifier: type, serialNumber: serial)
  }
}
