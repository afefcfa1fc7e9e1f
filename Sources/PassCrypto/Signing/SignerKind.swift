/// Whose chain an identity hangs on.
public enum SignerKind: String, Sendable, CaseIterable {
  /// This user's own development root, made by passforge.
  case development
  /// A key that passforge pins as Apple's.
  case apple
  /// Anyone else.
  case other
}
