/// How much one rendering may do. A template comes from the user's own hand, a row may come from anyone; neither can
/// keep the program busy for long or fill its memory.
public struct TemplateLimits: Sendable, Equatable {
  /// Steps of work: one for each node and operator, and one for each 64 bytes or 16 elements that are looked through.
  public var steps = 1_000_000
  /// Array elements and object members that are made, all in all.
  public var elements = 1_000_000
  /// Bytes of text that are made, all in all.
  public var bytes = 16 << 20
  /// How deep expressions, templates and values may nest. At most 200 is honoured: trees are walked by recursion.
  public var depth: Int {
    get { checkedDepth }
    set { checkedDepth = min(newValue, Self.deepest) }
  }

  private var checkedDepth = Self.deepest

  /// The depth that the compiler honours too.
  static let deepest = 200

  public init() {}

  public static let standard = TemplateLimits()
}
