/// The files of a pass with their manifest and its signature.
///
/// Only ``UnsignedBundle/signed(by:at:)`` makes one: nobody can hand an unsigned pass to the archive.
public struct SignedBundle: Sendable {
  public let bundle: UnsignedBundle
  public let manifest: Manifest

  /// The detached CMS signature over the manifest's bytes, in DER.
  public let signature: [UInt8]

  init(bundle: UnsignedBundle, manifest: Manifest, signature: [UInt8]) {
    self.bundle = bundle
    self.manifest = manifest
    self.signature = signature
  }
}
