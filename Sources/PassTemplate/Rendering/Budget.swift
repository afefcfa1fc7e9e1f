import PassData

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
    try look(atBytes: value.weight(upTo: (min(steps, 1 << 40) + 1) * 64))
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
