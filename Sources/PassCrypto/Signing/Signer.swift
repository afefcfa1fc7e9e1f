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

/// A template and the key operation of one worker.
private final class FastPath {
  private let template: SignatureTemplate
  private let operation: RawOperation

  init(_ template: SignatureTemplate, key: SigningKey) throws(CryptoError) {
    operation = try RawOperation(key)
    self.template = template
  }

  func sign(_ content: [UInt8], at time: Timestamp) throws(CryptoError) -> [UInt8] {
    var signature = template.der
    try signature.withUnsafeMutableBufferPointer { (buffer) throws(CryptoError) in
      guard let start = buffer.baseAddress else { return }
      var contentHash = RunningSHA256()
      contentHash.update(content)
      contentHash.writeDigest(to: start + template.digest.lowerBound)
      SignatureTemplate.writeUTCTime(time, to: start + template.time.lowerBound)
      var digest: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      try withUnsafeMutableBytes(of: &digest) { (digest) throws(CryptoError) in
        guard let address = digest.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
        SignedAttributes.hash(
          UnsafeRawBufferPointer(buffer), template.attributes, to: address)
        try operation.sign(address, to: UnsafeMutableBufferPointer(rebasing: buffer[template.value]))
      }
    }
    return signature
  }
}
