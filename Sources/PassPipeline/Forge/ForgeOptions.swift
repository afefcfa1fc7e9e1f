public import PassCrypto
public import PassData
public import PassLint

/// What a run is told besides template, rows and identity.
public struct ForgeOptions: Sendable {
  /// The moment that is written into signatures and that `now` gives to expressions.
  public var clock: Timestamp

  /// What `token(text)` derives from; nil where none was given.
  public var tokenSecret: SecretBytes?

  /// Whether a pass takes its type and team from the certificate, whatever pass.json says.
  public var takesIdentifiersFromCertificate = false

  /// Where per-row images are looked for: the folder of the data file, else the template's.
  public var imagesFolder: String?

  /// Which rules are let through, ignored or tightened.
  public var lint = LintOptions()

  /// What a finished pass is verified against.
  public var authorities = Authorities.pinned

  /// Whether many passes will be made, so that the archive's fixed part is worth preparing.
  public var makesMany = false

  public init(clock: Timestamp) { self.clock = clock }
}
