public import PassData
internal import Synchronization

/// A private key with the certificate that fits it and the intermediate that issued it.
///
/// Immutable but for caches behind locks, so one identity serves all workers. The key never leaves it; it
/// may never have been in it (``keySessions``).
public final class SigningIdentity: Sendable {
  /// The certificate that signs.
  public var leaf: CertificateFacts { signing.leaf.facts }
  /// The certificate that is embedded beside it.
  public var intermediate: CertificateFacts? { signing.intermediate?.facts }
  /// Whose chain this is, reported wherever a pass is.
  public var signer: SignerKind { chain.signer }
  /// The path from the certificate upwards, as far as it was found.
  public let chain: CertificateChain
  /// Where it came from, as the user named it.
  public let name: String

  let signing: MessageSigning
  /// What loading found out about the intermediate.
  let loadFindings: [Diagnostic]
  /// Whether signatures have a fixed length, so that a template serves.
  let usesTemplate: Bool
  private let sharedTemplate = Mutex(LearntTemplate())

  /// The caller has checked that key and leaf fit.
  init(
    name: String, key: SigningKey, leaf: Certificate, intermediate: Certificate?, chain: CertificateChain,
    loadFindings: [Diagnostic] = []
  ) {
    self.name = name
    self.chain = chain
    self.loadFindings = loadFindings
    signing = MessageSigning(key: key, leaf: leaf, intermediate: intermediate)
    usesTemplate = key.isRSA
  }

  /// How many signatures at once its key makes, where that is not in this process but in a token or behind a command;
  /// nil for a key that takes as many as there are processors. Asking for more is allowed: they wait.
  public var keySessions: Int? {
    if case .external(let key) = key { key.sessions } else { nil }
  }

  /// A signer for one worker; see ``Signer``.
  public func makeSigner() -> Signer { Signer(self) }

  /// A detached signature over the content in DER, with this signing time.
  ///
  /// Callable from any thread: it makes a context for the call. A worker that signs much holds one of its own.
  public func sign(_ content: [UInt8], at time: Timestamp) throws(CryptoError) -> [UInt8] {
    try makeSigner().sign(content, at: time)
  }

  var key: SigningKey { signing.key }

  var template: SignatureTemplate? { sharedTemplate.withLock { $0.template } }

  private struct LearntTemplate {
    var hasSigned = false
    var template: SignatureTemplate?
  }

  /// Keeps a signature that the library made as the template, once the library has verified it. From the second on:
  /// whoever signs one pass needs none.
  func learnTemplate(from signature: [UInt8], over content: [UInt8]) {
    let isWanted = sharedTemplate.withLock { state -> Bool in
      defer { state.hasSigned = true }
      return state.hasSigned && state.template == nil
    }
    guard isWanted, let made = SignatureTemplate(of: signature, signatureSize: key.signatureSize),
      signing.verifies(signature, over: content)
    else { return }
    sharedTemplate.withLock { $0.template = $0.template ?? made }
  }
}
