public import PassBundle
public import PassData

/// One row's pass before its signature: rendered, judged, its files in order.
///
/// Only ``Forge/prepare(_:)`` makes one, and only where lint and the identity have no error to tell.
public struct PreparedPass: Sendable {
  public let bundle: UnsignedBundle

  /// The rendered pass.json.
  public let tree: JSONValue

  /// The rendered `output` name.
  public let name: OutputName

  /// What this row made lint and the identity say; no errors.
  public let findings: [Diagnostic]

  /// SHA-256 of the manifest that is signed, 32 bytes: the same for the same files, whoever signs them and when.
  public var contentDigest: [UInt8] { Manifest(of: bundle).contentDigest }

  public var passTypeIdentifier: String { tree["passTypeIdentifier"]?.stringValue ?? "" }
  public var serialNumber: String { tree["serialNumber"]?.stringValue ?? "" }
}

/// A finished pass with what reports tell of it.
public struct ForgedPass: Sendable {
  public let archive: PassArchive
  public let prepared: PreparedPass
}
