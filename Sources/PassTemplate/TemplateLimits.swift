import PassData

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

/// What is left of the limits while one row is rendered.
struct Budget: Sendable {
  private let limits: TemplateLimits
  private var steps: Int
  private var elements: Int
  private var bytes: Int

  init(_ limits: TemplateLimits) {
    self.limits = limits
    steps = limits.steps
    elements = limits.elements
    bytes = limits.bytes
  }

  @inline(__always)
  mutating func step() throws(TemplateFault) {
    steps -= 1
    if steps < 0 { throw .limit(.steps, limits.steps) }
  }

  /// For work that looks at so many bytes of text.
  mutating func look(atBytes count: Int) throws(TemplateFault) { try spend(steps: count / 64) }

  /// For work that looks at so many elements.
  mutating func look(atElements count: Int) throws(TemplateFault) { try spend(steps: count / 16) }

  /// For work that looks through a value.
  mutating func look(at value: Value) throws(TemplateFault) {
    try look(atBytes: value.weight(upTo: (steps + 1) * 64))
  }

  mutating func spend(steps count: Int) throws(TemplateFault) {
    guard count <= steps else { throw .limit(.steps, limits.steps) }
    steps -= count
  }

  mutating func make(elements count: Int) throws(TemplateFault) {
    guard count <= elements else { throw .limit(.elements, limits.elements) }
    elements -= count
  }

  mutating func make(bytes count: Int) throws(TemplateFault) {
    guard count <= bytes else { throw .limit(.bytes, limits.bytes) }
    bytes -= count
  }

  /// That a result can be written: parts that are shared in memory are written each time.
  func check(size value: JSONValue) throws(TemplateFault) {
    guard value.weight(upTo: limits.bytes) <= limits.bytes else { throw .limit(.bytes, limits.bytes) }
  }

  func check(depth: Int) throws(TemplateFault) {
    guard depth <= limits.depth else { throw .limit(.depth, limits.depth) }
  }
}
