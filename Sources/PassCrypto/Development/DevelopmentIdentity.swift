/// Throw-away identities, so that everything runs without an Apple account.
public enum DevelopmentIdentity {
  /// What a development certificate is made out to.
  public struct Subject: Sendable, Hashable {
    public let passTypeIdentifier: String
    public let teamIdentifier: String
    /// Whether the certificate allows passes with `nfc`.
    public let allowsNFC: Bool

    public init(passTypeIdentifier: String, teamIdentifier: String, allowsNFC: Bool = false) {
      self.passTypeIdentifier = passTypeIdentifier
      self.teamIdentifier = teamIdentifier
      self.allowsNFC = allowsNFC
    }

    /// Where nobody says whom it is for.
    public static let usual = Subject(
      passTypeIdentifier: "pass.example.development", teamIdentifier: "DEVELOPER1")
  }
}
