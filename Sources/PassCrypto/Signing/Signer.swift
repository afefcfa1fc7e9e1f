internal import COpenSSL
public import PassData

/// Makes signatures for one worker, as fast as the RSA operation allows.
///
/// Not `Sendable`: a worker makes its own from the shared ``SigningIdentity`` (``SigningIdentity/makeSigner()``),
/// because the context inside belongs to one thread at a time. Same key, content and time give the same bytes for RSA,
/// whichever way they were made.
public final class Signer {
  private let identity: SigningIdentity
  private var fast: FastPath?

  init(_ identity: SigningIdentity) { self.identity = identity }

  /// A detached signature over the content in DER, with this signing time.
  public func sign(_ content: [UInt8], at time: Timestamp) throws(CryptoError) -> [UInt8] {
    guard identity.usesTemplate, SignatureTemplate.years.contains(time.seconds) else {
      return try identity.signing.sign(content, at: time)
    }
    if let fast { return try fast.sign(content, at: time) }
    guard let template = identity.template else {
      let signature = try identity.signing.sign(content, at: time)
      identity.learnTemplate(from: signature, over: content)
      return signature
    }
    let fast = try FastPath(template, key: identity.key)
    self.fast = fast
    return try fast.sign(content, at: time)
  }
}

/// A template and the context of one worker.
private final class FastPath {
  private let template: SignatureTemplate
  private let context: OwnedPointer
  /// The key that the context refers to.
  private let key: PrivateKey

  init(_ template: SignatureTemplate, key: PrivateKey) throws(CryptoError) {
    guard
      let context = OwnedPointer(key.withHandle { EVP_PKEY_CTX_new($0, nil) }, free: EVP_PKEY_CTX_free),
      EVP_PKEY_sign_init(context.raw) == 1,
      EVP_PKEY_CTX_set_rsa_padding(context.raw, RSA_PKCS1_PADDING) == 1,
      EVP_PKEY_CTX_set_signature_md(context.raw, EVP_sha256()) == 1
    else { throw .library("prepare the key for signing") }
    self.template = template
    self.context = context
    self.key = key
  }

  func sign(_ content: [UInt8], at time: Timestamp) throws(CryptoError) -> [UInt8] {
    var signature = template.der
    let isSigned = signature.withUnsafeMutableBufferPointer { buffer -> Bool in
      guard let start = buffer.baseAddress else { return false }
      var contentHash = RunningSHA256()
      contentHash.update(content)
      contentHash.writeDigest(to: start + template.digest.lowerBound)
      SignatureTemplate.writeUTCTime(time, to: start + template.time.lowerBound)
      var digest: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      return withUnsafeMutableBytes(of: &digest) { digest in
        let target = digest.assumingMemoryBound(to: UInt8.self)
        guard let address = target.baseAddress else { return false }
        hashAttributes(UnsafeRawBufferPointer(buffer), to: address)
        var length = template.value.count
        return EVP_PKEY_sign(
          context.raw, start + template.value.lowerBound, &length, address, target.count) == 1
          && length == template.value.count
      }
    }
    guard isSigned else { throw .library("sign") }
    return signature
  }

  /// What is signed are the attributes as a SET OF: tag 0x31 in place of the implicit 0xA0.
  private func hashAttributes(_ signature: UnsafeRawBufferPointer, to target: UnsafeMutablePointer<UInt8>) {
    var hash = RunningSHA256()
    withUnsafeBytes(of: UInt8(0x31)) { hash.update($0) }
    hash.update(UnsafeRawBufferPointer(rebasing: signature[template.attributes.dropFirst()]))
    hash.writeDigest(to: target)
  }
}
