public import PassCrypto
public import PassData

extension UnsignedBundle {
  /// Signs the manifest of this bundle.
  ///
  /// The certificate is not compared with `pass.json` here; whoever builds asks ``SigningIdentity`` before.
  public func signed(by identity: SigningIdentity, at time: Timestamp) throws(CryptoError) -> SignedBundle {
    let manifest = manifest
    return SignedBundle(
      bundle: self, manifest: manifest, signature: try identity.sign(manifest.bytes, at: time))
  }

  /// Signs with the signer that one worker holds for all its passes.
  public func signed(by signer: Signer, at time: Timestamp) throws(CryptoError) -> SignedBundle {
    let manifest = manifest
    return SignedBundle(
      bundle: self, manifest: manifest, signature: try signer.sign(manifest.bytes, at: time))
  }
}
